/** Enhances the header's `<details>`, which works by touch, click and keyboard without script. */
export async function hydrate(menu: HTMLElement): Promise<void> {
  const details = menu as HTMLDetailsElement
  let openedByHover = false
  const isInside = (target: EventTarget | null) => details.contains(target as Node | null)
  const enter = () => {
    openedByHover = !details.open
    details.open = true
  }

  details.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse' && !details.open) enter()
  })
  details.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && openedByHover) details.open = false
    openedByHover = false
  })
  details.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('summary')) return
    // The first click on a menu opened by hover keeps it open.
    if (openedByHover) event.preventDefault()
    openedByHover = false
  })
  details.addEventListener('keydown', (event) => {
    if (!details.open) return
    const links = [...details.querySelectorAll('a')]
    const at = links.indexOf(event.target as HTMLAnchorElement)
    const to = { ArrowDown: links[at + 1], ArrowUp: links[at - 1], Home: links[0], End: links.at(-1) }[event.key]
    if (!to) return
    event.preventDefault()
    to.focus()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    openedByHover = false
    details.open = false
    if (isInside(document.activeElement)) details.querySelector('summary')?.focus()
  })
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) details.open = false
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isInside(target)) details.open = false
  })
  // Back would show it open.
  addEventListener('pagehide', () => {
    details.open = false
  })
  // A trembling press would select text, and the next press drag that text instead of clicking.
  details.style.webkitUserSelect = 'none'
  // The pointer that triggered loading may already be over the menu. With focus inside, the browser has handled it.
  if (details.matches(':hover:not(:focus-within, [open])') && matchMedia('(hover: hover)').matches) enter()
  details.dataset.hydrated = ''
}
