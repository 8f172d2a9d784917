import { Address } from './unbroken.tsx'

/** Text written by a visitor: isolates its direction and breaks anywhere rather than widen the page. */
export function Outside({ text }: { text: string }) {
  const isAddress = text.includes('@') && !/\s/.test(text)
  return <bdi className="[overflow-wrap:anywhere]">{isAddress ? <Address text={text} /> : text}</bdi>
}

export function Strong({ text, className }: { text: string; className?: string }) {
  return (
    <strong className={className}>
      <Outside text={text} />
    </strong>
  )
}
