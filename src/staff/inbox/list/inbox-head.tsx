import { useSetAtom } from 'jotai'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { paths } from '../../../paths.ts'
import { showAtom } from '../state/inbox-actions.ts'
import { isOldestFirst } from '../state/inbox-location.ts'
import type { InboxView } from '../state/inbox-view.ts'

export const searchId = 'inbox-search'

export function InboxHead({ view }: { view: InboxView }) {
  const show = useSetAtom(showAtom)
  const { page, opened, query } = view
  const { open, overdue, unread } = page.counts
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(query)
  const Heading = opened ? 'h2' : 'h1'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(queryOf(event.currentTarget))
    if (document.activeElement?.matches('.inbox-search')) focusList()
  }

  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || event.keyCode === 229) return
    // The browser would empty the field.
    event.preventDefault()
    event.currentTarget.value = event.currentTarget.defaultValue
    focusList()
  }

  // The fields are uncontrolled, and another view has other values.
  useEffect(() => {
    if (form.current && query !== shown.current) fillIn(form.current, query, shown.current)
    shown.current = query
  }, [query])

  return (
    <header className="sticky top-0 z-2 pt-[0.6rem] inbox-inset bg-surface border-b border-line">
      <search>
        <form ref={form} id={searchId} action={paths.admin.contactmails} onSubmit={submit}>
          <input
            className="inbox-search tool-line w-full h-[2.35rem] px-[0.8rem] bg-card rounded-none text-[1rem]"
            type="search"
            name="q"
            dir="auto"
            maxLength={200}
            aria-label="Search"
            placeholder="Search messages"
            aria-keyshortcuts="/"
            defaultValue={new URLSearchParams(query).get('q') ?? ''}
            onKeyDown={leave}
          />
        </form>
      </search>
      <div className="flex flex-wrap items-baseline gap-x-3 py-[0.45rem] text-note">
        <Heading id="inbox-heading" className="text-[1.2rem]">
          Messages
        </Heading>
        <p className="text-muted">{`${open} open, ${overdue} overdue, ${unread} unread`}</p>
      </div>
      <Arrived view={view} />
    </header>
  )
}

function Arrived({ view: { page, arrived, inserted, query } }: { view: InboxView }) {
  const show = useSetAtom(showAtom)
  // New ones come last in a list by due date, of which only the first page may be shown.
  const areBeyond = isOldestFirst(query) && page.next !== null
  const them = arrived.length === 1 ? 'it' : 'them'
  return (
    <div role="status" className="inbox-arrived">
      {arrived.length > 0 ? (
        <button
          type="button"
          // Over the rows, so that none moves.
          className="absolute inset-x-0 top-[calc(100%+0.5rem)] w-fit min-h-9 mx-auto px-4 py-1 small-brass"
          onClick={() => show(areBeyond ? 'status=all' : query, { isNew: areBeyond })}
        >
          {`${newMessages(arrived.length)}. ${areBeyond ? 'Show newest first' : `Show ${them}`}`}
        </button>
      ) : (
        inserted > 0 && <span className="sr-only">{`${newMessages(inserted)} in the list.`}</span>
      )}
    </div>
  )
}

const newMessages = (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}`

const focusList = () => document.getElementById('messages')?.focus()

/** Skips the field in focus if somebody has typed into it since. */
function fillIn(form: HTMLFormElement, query: string, before: string) {
  const [filter, former] = [new URLSearchParams(query), new URLSearchParams(before)]
  for (const field of form.elements as HTMLCollectionOf<HTMLInputElement>) {
    const isTyped = field === document.activeElement && field.value !== (former.get(field.name) ?? '')
    if (isTyped || ['hidden', 'submit'].includes(field.type)) continue
    if (field.type === 'checkbox') field.checked = filter.has(field.name)
    else field.value = filter.get(field.name) ?? ''
  }
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].filter(([, value]) => value !== '').map(([name, value]) => [name, String(value)]),
  ).toString()
