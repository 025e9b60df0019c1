/** Who plays at this browser. A guest is made when the first seat is taken, with a name drawn for them. */

import { api } from './api'
import type { Guest } from './protocol'
import { setName, settings } from './settings.svelte'
import { t } from './texts.svelte'

export const me = $state<{ guest: Guest | null }>({ guest: null })

export async function recallGuest(): Promise<void> {
  me.guest = (await api.me()).guest
  if (me.guest) setName(me.guest.name)
}

/** The guest of this browser, made now if there is none. */
export async function beGuest(name = settings.name): Promise<Guest> {
  if (!me.guest || (name && name !== me.guest.name) || me.guest.language !== settings.language) {
    me.guest = (await api.guest(name || t('guest-name'), settings.language)).guest
    setName(me.guest.name)
  }
  return me.guest
}
