import { Icon } from './icon.tsx'

type Props = {
  text: string
  href: string
  /** Filled, for the one thing a page wants to be pressed. */
  strong?: boolean
  /** Said after the text to those who do not see where it stands. */
  context?: string
}

/** A link that looks like something to press. */
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
