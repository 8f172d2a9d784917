import type { ReactNode } from 'react'
import { ActionLink } from '../../ui/text/action-link.tsx'
import { Unbroken } from '../../ui/text/unbroken.tsx'
import type { Passage as PassageWords } from '../content/schemas/passage.ts'

type Props = {
  words: PassageWords
  level?: 1 | 2
  size?: 'title-page' | 'title-beside' | 'title-section' | 'title-part'
  id?: string
  className?: string
  children?: ReactNode
}

export function Passage({ words, level = 2, size = 'title-section', id, className, children }: Props) {
  const Heading = `h${level}` as const
  const isLead = level === 1
  return (
    <div className={className}>
      <p className="label">{words.label}</p>
      <Heading id={id} className={`${size} mt-4`}>
        <Unbroken text={words.heading} />
      </Heading>
      {words.paragraphs.length > 0 && (
        <div className={isLead ? 'mt-6 flex flex-col gap-4' : 'mt-5 prose'}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} className={isLead ? 'lead text-balance' : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {words.action && (
        <p className="mt-8">
          <ActionLink {...words.action} />
        </p>
      )}
      {children}
    </div>
  )
}
