/** An option or number of a table in words. */

import type { Setting } from './protocol'
import { figure, has, list, t } from './texts.svelte'

/** How one of an option's choices is called: by its text where it has one. */
export function choiceName(setting: Setting, i: number): string {
  const id = setting.choice_texts[i]
  return id && has(id) ? t(id) : setting.choices[i]
}

/** What a table asks for instead of the usual; nothing where it is the usual. */
export function settingText(setting: Setting, value: unknown): string[] {
  if (value === undefined || JSON.stringify(value) === JSON.stringify(setting.default)) return []
  const name = t(setting.text)
  if (value === true) return [name]
  if (value === false) return [t('setting-off', { name })]
  const values = (Array.isArray(value) ? value : [value]).map((each) => {
    const i = setting.choices.indexOf(each as never)
    return i >= 0 ? choiceName(setting, i) : typeof each === 'number' ? figure(each) : String(each)
  })
  return [t('setting-is', { name, value: list(values) })]
}
