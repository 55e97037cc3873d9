import { mount } from 'svelte'
import '../styles/base.css'
import { setLanguage } from '../text/words.svelte'
import Gallery from './Gallery.svelte'

await setLanguage('en')
const target = document.getElementById('page')
if (target) mount(Gallery, { target })
