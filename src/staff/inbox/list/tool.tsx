import type { ComponentProps, MouseEvent } from 'react'

type LinkProps = ComponentProps<'a'> & { follow: () => void }

export function InboxLink({ href, follow, children, ...attributes }: LinkProps) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    follow()
  }
  return (
    // A hand that trembles would drag the link, which is no press.
    <a href={href} draggable={false} {...attributes} onClick={press}>
      {children}
    </a>
  )
}

/** The second press of a double one does nothing: it would open again what the first has closed. */
export function Tool({ text, shortcut, press }: { text: string; shortcut?: string | undefined; press: () => unknown }) {
  return (
    <button type="button" className="tool" aria-keyshortcuts={shortcut} onClick={({ detail }) => detail < 2 && press()}>
      {text}
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  )
}
