import { Fragment } from 'react'

/** An e-mail address, which breaks after its `@` or a dot if it must. */
export function Address({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(?<=[@.])/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  )
}
