import type { ReactNode } from 'react'
import { Outside } from '../../ui/text/outside.tsx'

type FormProps = {
  action: string
  submit: string
  strong?: boolean
  className?: string
  children?: ReactNode
}

export function StaffForm({ action, submit, strong = false, className = 'mt-4', children }: FormProps) {
  return (
    <form action={action} method="post" className={`grid gap-5 ${className}`}>
      {children}
      <button type="submit" className={`${strong ? 'button' : 'button-line'} justify-self-start`}>
        {submit}
      </button>
    </form>
  )
}

type SectionProps = { id: string; heading: string; className?: string; children: ReactNode }

export function Section({ id, heading, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="title-item">
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** A button that looks like a link. Screen readers hear what it is about. */
export function ActButton({ action, text, about }: { action: string; text: string; about: string }) {
  return (
    <form action={action} method="post">
      <button type="submit" className="text-link min-h-11 bg-transparent">
        {text}
        <span className="sr-only">
          : <Outside text={about} />
        </span>
      </button>
    </form>
  )
}
