import { mount } from 'svelte'
import './base.css'
import App from './App.svelte'
import { applySettings, settings } from './settings.svelte'
import { speak } from './words.svelte'

applySettings()
await speak(settings.language)
const target = document.getElementById('page')
if (target) mount(App, { target })
