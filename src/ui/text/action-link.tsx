import { Icon } from '../picture/icon.tsx'

type Props = {
  text: string
  href: string
  /** Filled, for a page's main action. */
  strong?: boolean
  /** Read after the text by screen readers. */
  context?: string
}

/** A link styled as a button. */
export function ActionLink({ text, href, strong = false, context }: Props) {
  const leavesSite = /^https?:/.test(href)
  return (
    <a href={href} className={strong ? 'button' : 'button-line'} rel={leavesSite ? 'noopener' : undefined}>
      {text}
      {context && <span className="sr-only">{` ${context}`}</span>}
      <Icon name={leavesSite ? 'arrow-up-right' : 'arrow-right'} className="size-5" />
    </a>
  )
}
