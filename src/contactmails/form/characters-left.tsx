import { useEffect } from 'react'

/** How long typing must pause before the count is announced, in ms. */
const pause = 1000

type Props = {
  id: string
  text: string
  /** Announced by screen readers. */
  spoken: string
  /** Called after a pause in typing the described field. */
  onPause: () => void
}

/** Shows the characters left at once; announces them after a pause, while the field has the focus. */
export function CharactersLeft({ id, text, spoken, onPause }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count restarts the timer, a new callback does not
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement?.getAttribute('aria-describedby')?.split(' ').includes(id)) onPause()
    }, pause)
    return () => clearTimeout(timer)
  }, [id, text])

  return (
    <div className="-mt-3 text-small text-muted">
      <p id={id}>{text}</p>
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </div>
  )
}
