import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'

/**
 * A disclosure of links, the `<details>` among its children, which opens by touch, click and keyboard before any
 * script; the island adds opening on hover, moving by the arrows, and closing by Escape, by leaving and by pressing
 * elsewhere.
 */
export function AboutMenu({ children }: { children?: ReactNode }) {
  const details = useRef<HTMLDetailsElement | null>(null)
  const openedByHover = useRef(false)
  const setOpen = (open: boolean) => {
    if (details.current) details.current.open = open
  }
  const find = (root: HTMLElement | null) => {
    details.current = root?.querySelector('details') ?? null
  }

  useEffect(() => {
    const { current } = details
    // The pointer that brought the script is already there; with the focus it has opened and closed it by itself.
    const isPointedAt = current?.matches(':hover:not(:focus-within, [open])') && matchMedia('(hover: hover)').matches
    if (current && isPointedAt) {
      openedByHover.current = true
      current.open = true
    }
    const closeOutside = (event: Event) => {
      if (current && !current.contains(event.target as Node)) current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || details.current?.open) return
    openedByHover.current = true
    setOpen(true)
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && openedByHover.current) setOpen(false)
    openedByHover.current = false
  }
  const press = (event: MouseEvent) => {
    if (!(event.target as Element).closest('summary')) return
    // What hovering has opened, the first click keeps.
    if (openedByHover.current) event.preventDefault()
    openedByHover.current = false
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (!details.current?.open) return
    const links = [...details.current.querySelectorAll('a')]
    const at = links.indexOf(event.target as HTMLAnchorElement)
    const to = { ArrowDown: links[at + 1], ArrowUp: links[at - 1], Home: links[0], End: links.at(-1) }[event.key]
    if (to) {
      event.preventDefault()
      to.focus()
    }
    if (event.key !== 'Escape') return
    setOpen(false)
    details.current.querySelector('summary')?.focus()
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !details.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what happens to the summary and the links arrives here
    <div
      ref={find}
      className="contents"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onClick={press}
      onKeyDown={moveByKey}
      onBlur={blur}
    >
      {children}
    </div>
  )
}
