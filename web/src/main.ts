import { mount } from 'svelte'
import './styles/base.css'
import App from './App.svelte'
import { spoken } from './text/language'
import { fetchPage } from './page_loader'
import { here } from './routes.svelte'
import { applySettings, settings } from './settings/settings.svelte'
import { speak } from './text/words.svelte'

applySettings()
// Words and page come at the same time; the page asks for words in the language chosen here.
const spoke = speak(spoken(settings.language))
void fetchPage(here.route.page).catch(() => undefined)
await spoke
const target = document.getElementById('page')
if (target) mount(App, { target })
