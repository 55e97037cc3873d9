import { mount } from 'svelte'
import '../styles/base.css'
import { speak } from '../text/words.svelte'
import Gallery from './Gallery.svelte'

await speak('en')
const target = document.getElementById('page')
if (target) mount(Gallery, { target })
