import { reasons } from '../../../contactmails/contact-reasons.ts'
import type { Topic } from '../../../contactmails/topic.ts'
import { searchId } from './inbox-head.tsx'

const fieldLook = 'w-full min-h-[2.35rem] px-[0.6rem] bg-card border border-line rounded-none text-small'

/** Fields of the search form, kept up to date by `InboxHead`. Reason and unread apply at once. */
export function InboxFilters({ query, topics }: { query: string; topics: Topic[] }) {
  const filter = new URLSearchParams(query)
  const given = (name: string) => filter.get(name) ?? ''
  const apply = () => (document.getElementById(searchId) as HTMLFormElement | null)?.requestSubmit()
  const hidden = ['verdict', 'status', 'assignee', 'email'].filter((name) => given(name))
  const about = given('about')
  const isListed = !about || topics.some((topic) => topic.about === about)
  const listed = isListed ? topics : [...topics, { about, topic: about }]
  const selects = [
    { name: 'reason', label: 'Reason', any: 'Any reason', choices: reasons.map((reason) => [reason, reason]) },
    { name: 'about', label: 'About', any: 'About anything', choices: listed.map(({ about, topic }) => [about, topic]) },
  ]
  const fields = [
    { name: 'from', label: 'Sender', type: 'search', dir: 'auto', maxLength: 200 },
    { name: 'since', label: 'First day', type: 'date' },
    { name: 'until', label: 'Last day', type: 'date' },
  ]

  return (
    <fieldset className="min-w-0">
      <legend className="staff-label">Filters</legend>
      {hidden.map((name) => (
        <input key={name} type="hidden" form={searchId} name={name} value={given(name)} />
      ))}
      {selects.map(({ name, label, any, choices }) => (
        <select
          key={name}
          className={fieldLook}
          form={searchId}
          name={name}
          aria-label={label}
          defaultValue={given(name)}
          onChange={apply}
        >
          <option value="">{any}</option>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
      <label className="flex items-center gap-[0.6rem] min-h-9 px-3 text-small">
        <input
          type="checkbox"
          className="size-[1.15rem]"
          form={searchId}
          name="unread"
          value="1"
          defaultChecked={given('unread') === '1'}
          onChange={apply}
        />
        Unread only
      </label>
      <noscript>
        <button type="submit" form={searchId} className="tool tool-line">
          Show
        </button>
      </noscript>
      <details className="group" open={fields.some(({ name }) => given(name))}>
        <summary className="list-item px-3 leading-9 text-small [list-style:disclosure-closed_inside] group-open:[list-style-type:disclosure-open]">
          Sender and dates
        </summary>
        {fields.map(({ name, label, ...attributes }) => (
          <label key={name} className="block px-3 mb-2 text-note text-muted">
            {label}
            <input className={fieldLook} form={searchId} name={name} defaultValue={given(name)} {...attributes} />
          </label>
        ))}
        <button type="submit" form={searchId} className="tool tool-line mt-1 mx-3 mb-3">
          Search
        </button>
      </details>
    </fieldset>
  )
}
