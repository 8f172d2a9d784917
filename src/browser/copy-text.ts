export async function hydrate(place: HTMLElement): Promise<void> {
  const button = place.querySelector('button')
  const { copies = '', copied = '' } = place.dataset
  const status = place.querySelector('[role=status]')
  button?.addEventListener('click', async () => {
    const words = document.getElementById(copies) as HTMLElement
    if (!(await copy(words)) || !status) return
    status.textContent = copied
    setTimeout(() => status.replaceChildren(), 5000)
  })
  place.dataset.hydrated = ''
}

/** Where the page may not write to the clipboard, the words are left selected, for the reader to copy. */
async function copy(words: HTMLElement) {
  try {
    await navigator.clipboard.writeText(words.textContent)
    return true
  } catch {
    getSelection()?.selectAllChildren(words)
    return document.execCommand('copy')
  }
}
