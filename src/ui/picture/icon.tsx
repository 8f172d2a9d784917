import icons from '../printed/line-icons.json' with { type: 'json' }

export type IconName = keyof typeof icons

/** A decorative line icon in the colour of the text. The words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const classes = ['icon', name.startsWith('arrow') && 'arrow', className].filter(Boolean)
  return (
    <svg className={classes.join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
