import { mount } from 'svelte'
import './styles/base.css'
import App from './App.svelte'
import { fetchPage } from './page_loader'
import { router } from './routes.svelte'
import { applySettings, settings } from './settings/settings.svelte'
import { preferredLanguage } from './text/language'
import { setLanguage } from './text/words.svelte'

applySettings()
// Words and page load at the same time; the page requests words in the language chosen here.
const spoke = setLanguage(preferredLanguage(settings.language))
void fetchPage(router.route.page).catch(() => undefined)
await spoke
const target = document.getElementById('page')
if (target) mount(App, { target })
