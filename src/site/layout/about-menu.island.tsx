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
 * Enhances the `<details>` among its children, which works by touch, click and keyboard without script. Adds opening on
 * hover, moving by arrow keys, and closing by Escape, when the pointer or the focus leaves, and on a press elsewhere.
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
    // The pointer that triggered loading may already be over the menu. With focus inside, the browser has handled it.
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
    // The first click on a menu opened by hover keeps it open.
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
