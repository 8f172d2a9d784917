import { Address } from './address.tsx'

/** Text whose hyphenated compounds ("twenty-two", a telephone number) never break across lines. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+|\S+@\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className="inline-block">
        {part.includes('@') ? <Address text={part} /> : part}
      </span>
    ) : (
      part
    ),
  )
}
