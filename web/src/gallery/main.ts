import { mount } from 'svelte'
import '../base.css'
import { speak } from '../words.svelte'
import Gallery from './Gallery.svelte'

await speak('en')
const target = document.getElementById('page')
if (target) mount(Gallery, { target })
