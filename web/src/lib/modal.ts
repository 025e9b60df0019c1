/** A dialog that lies over the page: Escape and a click beside it close it, the focus goes back to who opened it. */

/** Beside: false where a click meant for the table, just before the dialog came, must not take it away. */
type Options = { close?: () => void; focus?: string; beside?: boolean }

export function modal(node: HTMLDialogElement, given: Options) {
  let options = given
  const opener = document.activeElement as HTMLElement | null
  const cancel = (event: Event) => {
    event.preventDefault()
    options.close?.()
  }
  const beside = (event: Event) => event.target === node && options.beside !== false && options.close?.()
  node.addEventListener('cancel', cancel)
  node.addEventListener('click', beside)
  node.showModal()
  if (given.focus) node.querySelector<HTMLElement>(given.focus)?.focus()
  return {
    update: (next: Options) => (options = next),
    destroy() {
      node.removeEventListener('cancel', cancel)
      node.removeEventListener('click', beside)
      if (opener?.isConnected) opener.focus?.()
    },
  }
}
