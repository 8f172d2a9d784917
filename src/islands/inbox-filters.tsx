import { type FormEvent, useRef } from 'react'
import { paths } from '../paths.ts'
import { reasons } from '../schemas/contactmail.ts'

export type InboxQuery = { q: string; reason: string; verdict: string; unread: string; email: string; before: string }
export type InboxFilterWords = {
  search: string
  reason: string
  anyReason: string
  verdict: string
  ham: string
  spam: string
  both: string
  unreadOnly: string
  show: string
  clear: string
}
type Props = {
  words: InboxFilterWords
  values: InboxQuery
  /** Shows what the query string asks for. */
  submit: (query: string) => Promise<boolean>
}

/** Search and filters: a form that the server answers, or the page itself. */
export function InboxFilters({ words, values, submit }: Props) {
  const form = useRef<HTMLFormElement>(null)

  const show = (event?: FormEvent) => {
    event?.preventDefault()
    if (!form.current) return
    const fields = [...new FormData(form.current)].filter(([, value]) => value !== '' && value !== 'ham')
    submit(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString())
  }

  return (
    <search>
      <form
        ref={form}
        action={paths.admin.contactmails}
        className="grid grid-cols-2 gap-x-4 gap-y-3 items-end lg:grid-cols-[2fr_1.3fr_1fr_auto_auto]"
        onSubmit={show}
      >
        {values.email && <input type="hidden" name="email" value={values.email} />}
        <label className="block max-lg:col-span-2">
          <span className="block mb-1 text-small font-semibold">{words.search}</span>
          <input className="field h-13" type="search" name="q" maxLength={200} defaultValue={values.q} />
        </label>
        <label className="block">
          <span className="block mb-1 text-small font-semibold">{words.reason}</span>
          <select className="field h-13" name="reason" defaultValue={values.reason}>
            <option value="">{words.anyReason}</option>
            {reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
        </label>
        <label className="block">
          <span className="block mb-1 text-small font-semibold">{words.verdict}</span>
          <select className="field h-13" name="verdict" defaultValue={values.verdict}>
            <option value="ham">{words.ham}</option>
            <option value="spam">{words.spam}</option>
            <option value="all">{words.both}</option>
          </select>
        </label>
        <label className="flex items-center gap-2 min-h-12">
          <input className="size-5" type="checkbox" name="unread" value="1" defaultChecked={values.unread === '1'} />
          {words.unreadOnly}
        </label>
        <p className="flex items-center gap-4 max-lg:justify-end">
          <button type="submit" className="button px-5!">
            {words.show}
          </button>
          <a className="text-link inline-flex items-center min-h-11" href={paths.admin.contactmails}>
            {words.clear}
          </a>
        </p>
      </form>
    </search>
  )
}
