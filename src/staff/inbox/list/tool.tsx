import type { ComponentProps, MouseEvent } from 'react'

type LinkProps = ComponentProps<'a'> & { follow: () => void }

export function InboxLink({ href, follow, children, ...attributes }: LinkProps) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    follow()
  }
  return (
    // A press that moves by a few pixels would drag the link, and be no click.
    <a href={href} draggable={false} {...attributes} onClick={press}>
      {children}
    </a>
  )
}

/** Ignores the second press of a double click: it would open again what the first has closed. */
export function Tool({ text, shortcut, press }: { text: string; shortcut?: string | undefined; press: () => unknown }) {
  return (
    <button type="button" className="tool" aria-keyshortcuts={shortcut} onClick={({ detail }) => detail < 2 && press()}>
      {text}
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  )
}
