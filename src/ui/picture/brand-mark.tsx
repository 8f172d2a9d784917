import marks from '../printed/marks.json' with { type: 'json' }

export type MarkName = keyof typeof marks

type Props = {
  slug: MarkName
  oneInk?: boolean
  id?: string
  className?: string
}

export function BrandMark({ slug, oneInk = false, id, className }: Props) {
  const drawing = marks[slug][oneInk ? 'oneInk' : 'twoInks']
  return (
    <svg
      viewBox="0 0 120 120"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this project's own drawing
      dangerouslySetInnerHTML={{ __html: id ? `<g id="${id}">${drawing}</g>` : drawing }}
    />
  )
}
