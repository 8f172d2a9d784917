/**
 * Moves what was typed before hydration, kept by public/early-keys.js, into the search, where no letter of it can act on
 * a message.
 */
export function searchForEarlyText() {
  const { dataset } = document.documentElement
  const { typed = '' } = dataset
  delete dataset.typed
  const field = document.querySelector<HTMLInputElement>('.inbox-search')
  if (!field || !typed.trim()) return
  field.value += typed.trimStart().replace(/^\//, '')
  field.focus()
}
