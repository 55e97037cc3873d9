import { mount } from 'svelte'
import '../src/styles/base.css'
import { setLanguage } from '../src/text/words.svelte'
import Gallery from './Gallery.svelte'

await setLanguage('en')
const target = document.getElementById('page')
if (target) mount(Gallery, { target })
