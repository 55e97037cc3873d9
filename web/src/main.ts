import { mount } from 'svelte'
import './base.css'
import App from './App.svelte'
import { spoken } from './language'
import { fetchPage } from './pages'
import { here } from './routes.svelte'
import { applySettings, settings } from './settings.svelte'
import { speak } from './words.svelte'

applySettings()
// Words and page come at the same time.
void fetchPage(here.route.page).catch(() => undefined)
await speak(spoken(settings.language))
const target = document.getElementById('page')
if (target) mount(App, { target })
