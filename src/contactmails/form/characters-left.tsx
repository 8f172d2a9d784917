import { useEffect, useState } from 'react'

/** How long somebody has to rest before the count is spoken, in ms. */
const pause = 1000

/** The characters that are left: shown at once, spoken once typing rests, and only to who is in the field. */
export function CharactersLeft({ id, text }: { id: string; text: string }) {
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement?.getAttribute('aria-describedby')?.split(' ').includes(id)) setSpoken(text)
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
