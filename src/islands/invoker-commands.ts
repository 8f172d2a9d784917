/**
 * Does what buttons with `commandfor` or `popovertarget` do to a dialog, in a browser that does not know these: outside the
 * dialog they open it as a modal, inside they close it.
 */
export function answerCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const unknown = 'popover' in HTMLElement.prototype ? ['commandfor'] : ['commandfor', 'popovertarget']
  addEventListener('click', ({ target, defaultPrevented }) => {
    // An island that has taken over has answered by itself.
    if (!(target instanceof Element) || defaultPrevented) return
    for (const attribute of unknown) {
      const button = target.closest(`[${attribute}]`)
      const dialog = button && (document.getElementById(button.getAttribute(attribute) as string) as HTMLDialogElement)
      if (dialog?.contains(button)) dialog.close()
      else if (dialog && !dialog.open) dialog.showModal()
    }
  })
}
