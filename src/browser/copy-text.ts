/** A button that copies what the page says in the element it names, and says so for a while. */
export async function hydrate(place: HTMLElement): Promise<void> {
  const button = place.querySelector('button')
  const { copies = '', copied = '' } = place.dataset
  const status = place.querySelector('[role=status]')
  button?.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(copies)?.textContent ?? '')
    if (status) status.textContent = copied
    setTimeout(() => status?.replaceChildren(), 5000)
  })
  place.dataset.hydrated = ''
}
