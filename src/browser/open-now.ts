/**
 * Says "open now" while it is true: the page may have been cached or left open. Until then a space keeps the place, and
 * readers without styles are told nothing.
 */
export async function hydrate(sign: HTMLElement): Promise<void> {
  const hours = sign.dataset.hours?.split(' ').map(Number) ?? []
  let wasOpen = false
  const update = () => {
    // Openings stand at even places, closings at odd ones.
    const isOpen = hours.filter((moment) => moment <= Date.now()).length % 2 === 1
    // Left alone otherwise, as a translator may have changed it.
    if (isOpen !== wasOpen) sign.textContent = isOpen ? (sign.dataset.openNow ?? '') : '\u00a0'
    wasOpen = isOpen
  }
  update()
  setInterval(update, 30_000)
  document.addEventListener('visibilitychange', update)
  sign.dataset.hydrated = ''
}
