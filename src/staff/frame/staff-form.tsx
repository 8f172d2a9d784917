import { createContext, type ReactNode, use } from 'react'
import { ownerField } from '../../browser-state/call.ts'
import { Outside } from '../../ui/text/outside.tsx'

export const OwnerContext = createContext<string | undefined>(undefined)
const Owner = () => {
  const owner = use(OwnerContext)
  return owner && <input type="hidden" name={ownerField} value={owner} />
}

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
      <Owner />
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

type ActProps = { text: string; about: string }

export function ActButton({ action, ...act }: ActProps & { action: string }) {
  return (
    <form action={action} method="post" className="unprinted">
      <Owner />
      <button type="submit" className="text-link min-h-11 bg-transparent whitespace-nowrap">
        <ActName {...act} />
      </button>
    </form>
  )
}

export function ActForm({ text, about, ...form }: ActProps & FormProps) {
  return (
    // Its form opens below the row of acts, none of which moves.
    <details name="acts" className="unprinted group contents details-content:basis-full details-content:order-1">
      <summary className="text-link inline-flex items-center min-h-11 group-open:[text-decoration-thickness:3px]">
        <ActName text={text} about={about} />
      </summary>
      <StaffForm className="mt-1 mb-4 max-w-[30rem]" {...form} />
    </details>
  )
}

function ActName({ text, about }: ActProps) {
  return (
    <>
      {text}
      <span className="sr-only">
        : <Outside text={about} />
      </span>
    </>
  )
}
