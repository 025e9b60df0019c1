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

/** So long a page waits for its screen before it shows that it waits. */
const MOMENT = 300

/** All at once: nothing here waits for another's answer. Not at the top of the module: every other file imports this
    one, and none of them would run before it is done. */
async function start(): Promise<void> {
  const needed = ahead(location.pathname, new URLSearchParams(location.search))
  loadLetters(settings.language)
  await Promise.all([
    setLanguage(settings.language),
    recallGuest().catch(() => undefined),
    Promise.race([needed, new Promise((done) => setTimeout(done, MOMENT))]),
  ])
  mount(App, { target: document.getElementById('app')! })
}

void start()
