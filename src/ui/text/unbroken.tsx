import { Fragment } from 'react'

const unbroken = /((?!\S*@)\S+-\S+|[\w.+-]+@\S+\.\w+|\S+ [ap]\.m\.|[A-Z][a-z]{2,} \d{1,2}(?!\d))/

/** Text whose hyphenated compounds ("twenty-two", a telephone number), times ("9 p.m.") and days ("May 7") never break across lines. An e-mail address is a link. */
export function Unbroken({ text }: { text: string }) {
  return text.split(unbroken).map((part, index) =>
    index % 2 ? (
      <span key={part} className="inline-block">
        {part.includes('@') ? <Address text={part} isLink /> : part}
      </span>
    ) : (
      part
    ),
  )
}

/** An e-mail address, which breaks after its `@` or a dot if it must. */
export function Address({ text, isLink = false }: { text: string; isLink?: boolean }) {
  const Tag = isLink ? 'a' : 'span'
  return (
    <Tag translate="no" {...(isLink && { className: 'text-link py-0.5', href: `mailto:${text}` })}>
      {[...text.matchAll(/[^@.]+[@.]*|[@.]+/g)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no focus goes there; without it Chromium's name of a link has a space */}
          {index > 0 && <wbr aria-hidden="true" />}
          {part}
        </Fragment>
      ))}
    </Tag>
  )
}
