import { mount } from 'svelte'
import './base.css'
import App from './App.svelte'
import { spoken } from './language'
import { fetchPage } from './pages'
import { here } from './routes.svelte'
import { applySettings, settings } from './settings.svelte'
import { speak } from './words.svelte'

applySettings()
// Words and page come at the same time; the page asks for words in the language chosen here.
const spoke = speak(spoken(settings.language))
void fetchPage(here.route.page).catch(() => undefined)
await spoke
const target = document.getElementById('page')
if (target) mount(App, { target })
