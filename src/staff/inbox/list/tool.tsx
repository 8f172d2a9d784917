import type { ComponentProps, MouseEvent } from 'react'

type LinkProps = ComponentProps<'a'> & { follow: () => void }

export function InboxLink({ href, follow, children, ...attributes }: LinkProps) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    follow()
  }
  return (
    <a href={href} {...attributes} onClick={press}>
      {children}
    </a>
  )
}

export function Tool({ text, shortcut, press }: { text: string; shortcut?: string | undefined; press: () => unknown }) {
  return (
    <button type="button" className="tool" aria-keyshortcuts={shortcut} onClick={press}>
      {text}
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  )
}
