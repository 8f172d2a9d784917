/** Makes the page behind a dialog inert, late enough for screen readers to announce the dialog first: decision 009. */
export function keepInertBehind(): void {
  const behind: HTMLElement[] = []
  const hold = () => {
    // `:is()` forgives the pseudo-class in browsers that do not know it.
    let part = document.querySelector('dialog:is(:popover-open)')
    for (; part?.parentElement && part !== document.body; part = part.parentElement)
      for (const other of part.parentElement.children as HTMLCollectionOf<HTMLElement>)
        if (other !== part && !other.inert) {
          other.inert = true
          behind.push(other)
        }
  }
  // Toggle events do not bubble, so capture them.
  addEventListener('toggle', () => setTimeout(hold, 500), true)
  const release = ({ newState }: ToggleEvent) => {
    // Focus returns to the page next, so it must not be inert.
    if (newState === 'closed') for (const part of behind.splice(0)) part.inert = false
  }
  addEventListener('beforetoggle', release, true)
  const closeDrawer = () => document.getElementById('drawer')?.hidePopover?.()
  // The drawer has no place on wide screens, from the breakpoint `lg`.
  matchMedia('(min-width: 64em)').onchange = closeDrawer
  // Back would show the page as it was left.
  addEventListener('pagehide', closeDrawer)
  hold()
}
