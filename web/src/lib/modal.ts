/** A dialog that lies over the page: Escape and a click beside it close it, the focus goes back to who opened it. */

type Options = { close?: () => void; focus?: string }

export function modal(node: HTMLDialogElement, given: Options) {
  let options = given
  const opener = document.activeElement as HTMLElement | null
  const cancel = (event: Event) => {
    event.preventDefault()
    options.close?.()
  }
  const beside = (event: Event) => event.target === node && options.close?.()
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
