import { mount } from 'svelte'
import App from './App.svelte'
import './generated/fonts.css'
import { route } from './lib/route.svelte'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'
import './styles/tokens.css'
import './styles/base.css'

document.documentElement.dataset.theme = settings.theme
document.documentElement.dataset.size = settings.choices.size
await texts.use(settings.choices.language)
route.start()
mount(App, { target: document.getElementById('app')! })
