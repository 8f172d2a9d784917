/** Text written by a visitor: isolates its direction and breaks anywhere rather than widen the page. */
export function Outside({ text }: { text: string }) {
  return <bdi className="[overflow-wrap:anywhere]">{text}</bdi>
}

export function Strong({ text, className }: { text: string; className?: string }) {
  return (
    <strong className={className}>
      <Outside text={text} />
    </strong>
  )
}
