import { Icon } from '../picture/icon.tsx'

type Props = {
  text: string
  href: string
  strong?: boolean
  context?: string
}

export function ActionLink({ text, href, strong = false, context }: Props) {
  const leavesSite = /^https?:/.test(href)
  return (
    <a href={href} className={strong ? 'button' : 'button-line'} rel={leavesSite ? 'noopener' : undefined}>
      {text}
      {context && <span className="sr-only">{`\u00a0${context}`}</span>}
      <Icon name={leavesSite ? 'arrow-up-right' : 'arrow-right'} className="size-5" />
    </a>
  )
}
