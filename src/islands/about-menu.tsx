import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { Icon } from '../ui/icon.tsx'
import { type MenuLink, NavLink } from '../ui/nav-link.tsx'

type Props = { label: string; links: MenuLink[] }

/**
 * A disclosure of links. `<details>` opens it by touch, click and keyboard before any script; the island adds
 * opening on hover, moving by the arrows, and closing by Escape, by leaving and by pressing elsewhere.
 */
export function AboutMenu({ label, links }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const openedByHover = useRef(false)
  const setOpen = useCallback((open: boolean) => {
    if (details.current) details.current.open = open
  }, [])

  useEffect(() => {
    // The pointer that brought the script is already there.
    if (!details.current?.matches(':hover') || details.current.open || !matchMedia('(hover: hover)').matches) return
    openedByHover.current = true
    setOpen(true)
  }, [setOpen])

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [setOpen])

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
    <details
      ref={details}
      className="about-menu relative"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={moveByKey}
      onBlur={blur}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className="flex items-center gap-1 min-h-11 px-3 hover:underline underline-offset-8" onClick={press}>
        {label}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul className="surface-paper absolute left-0 top-full z-1 min-w-52 border border-line py-2 lifted">
        {links.map((link) => (
          <li key={link.href}>
            <NavLink {...link} className="menu-link flex items-center min-h-11 px-5" />
          </li>
        ))}
      </ul>
    </details>
  )
}
