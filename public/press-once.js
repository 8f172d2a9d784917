// Posts a form of staff once, however often it is pressed; after ten seconds it may be posted again.
const posted = new WeakSet()
addEventListener('submit', (event) => {
  const form = event.target
  if (form.method !== 'post' || form.target) return
  if (posted.has(form)) return event.preventDefault()
  // Later: a script may still take the form over, and submit it again itself.
  setTimeout(() => {
    if (event.defaultPrevented) return
    posted.add(form)
    setTimeout(() => posted.delete(form), 10_000)
  })
})
