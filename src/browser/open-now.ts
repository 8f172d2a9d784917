/** Shows "open now", whose place is kept, while it is true: the page may have been cached or left open. */
export async function hydrate(sign: HTMLElement): Promise<void> {
  const hours = sign.dataset.hours?.split(' ').map(Number) ?? []
  const update = () => {
    // Openings stand at even places, closings at odd ones.
    sign.classList.toggle('invisible', hours.filter((moment) => moment <= Date.now()).length % 2 === 0)
  }
  update()
  setInterval(update, 30_000)
  document.addEventListener('visibilitychange', update)
  sign.dataset.hydrated = ''
}
