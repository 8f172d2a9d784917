/** Polyfills `commandfor` buttons: one outside its dialog opens it as a modal, one inside closes it. */
export function answerCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target, defaultPrevented }) => {
    // A hydrated island has already handled the click.
    if (!(target instanceof Element) || defaultPrevented) return
    const button = target.closest('[commandfor]')
    const dialog = button && (document.getElementById(String(button.getAttribute('commandfor'))) as HTMLDialogElement)
    if (dialog?.contains(button)) dialog.close()
    else if (dialog && !dialog.open) dialog.showModal()
  })
}
