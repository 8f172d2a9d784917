/**
 * Keeps the page behind an open popover that is a dialog inert, as behind a modal one, from the frame after its first on:
 * the styles of the whole page are worked out anew for that. Without a script the page behind stays within reach.
 */
export function keepInertBehind(): void {
  const behind: HTMLElement[] = []
  const hold = () => {
    // Where a browser does not know the state, nothing is in it.
    let part = document.querySelector('dialog:is(:popover-open)')
    for (; part?.parentElement && part !== document.body; part = part.parentElement)
      for (const other of part.parentElement.children as HTMLCollectionOf<HTMLElement>)
        if (other !== part && !other.inert) {
          other.inert = true
          behind.push(other)
        }
  }
  // These do not bubble.
  addEventListener('toggle', () => requestAnimationFrame(() => setTimeout(hold)), true)
  addEventListener(
    'beforetoggle',
    ({ newState }) => {
      // Before the focus goes back to what is behind.
      if (newState === 'closed') for (const part of behind.splice(0)) part.inert = false
    },
    true,
  )
  hold()
}
