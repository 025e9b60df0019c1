import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/ui.css'
import './scenes/scenes.css'
import './styles/app.css'
import App from './App.svelte'
import { loadLetters } from './lib/letters'
import { recallGuest } from './lib/guest.svelte'
import { settings } from './lib/settings.svelte'
import { setLanguage } from './lib/texts.svelte'
import { ahead } from './screens'

// All at once: nothing here waits for another's answer.
ahead(location.pathname, new URLSearchParams(location.search))
loadLetters(settings.language)
await Promise.all([setLanguage(settings.language), recallGuest().catch(() => undefined)])
mount(App, { target: document.getElementById('app')! })
