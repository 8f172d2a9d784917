// Keeps what is typed on the inbox before its own script has come; src/staff/inbox/keys/use-keys.ts puts it into
// the search. Loaded before the page shows, so that no letter is lost and none acts.
const { dataset } = document.documentElement
dataset.typed = ''
addEventListener('keydown', (event) => {
  const { key, altKey, ctrlKey, metaKey, isComposing, target } = event
  if (dataset.typed === undefined || altKey || ctrlKey || metaKey || isComposing) return
  if (target.closest('input:not([type=checkbox]), textarea, select')) return
  if (key === 'Backspace') dataset.typed = dataset.typed.slice(0, -1)
  else if ([...key].length === 1) dataset.typed += key
  // A space alone scrolls. Firefox has a search of its own behind the slash.
  if (dataset.typed.trim()) event.preventDefault()
})
