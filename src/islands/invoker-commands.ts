/** Does what `command="show-modal"` and `command="close"` do, in a browser that does not know them. */
export function answerCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[commandfor]')
    // An island that has taken over has answered by itself.
    if (!button || event.defaultPrevented) return
    const dialog = document.getElementById(button.getAttribute('commandfor') as string) as HTMLDialogElement
    if (button.getAttribute('command') === 'close') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}
