import { reasons } from '../../../contactmails/contact-reasons.ts'
import type { Topic } from '../../../contactmails/topic.ts'
import { searchId } from './inbox-head.tsx'

/**
 * Fields of the search form that stand in the menu; `InboxHead` keeps them up to date. Reason and unread apply at once,
 * or without JavaScript by the button; sender and dates by theirs.
 */
export function InboxFilters({ query, topics }: { query: string; topics: Topic[] }) {
  const filter = new URLSearchParams(query)
  const given = (name: string) => filter.get(name) ?? ''
  const apply = () => (document.getElementById(searchId) as HTMLFormElement | null)?.requestSubmit()
  const hidden = ['verdict', 'status', 'assignee', 'email'].filter((name) => given(name))
  const about = given('about')
  const isListed = !about || topics.some((topic) => topic.about === about)
  const shown = isListed ? topics : [...topics, { about, topic: about }]
  const days = [
    { name: 'since', label: 'First day' },
    { name: 'until', label: 'Last day' },
  ]

  return (
    <fieldset className="filters min-w-0">
      <legend className="staff-label">Filters</legend>
      {hidden.map((name) => (
        <input key={name} type="hidden" form={searchId} name={name} value={given(name)} />
      ))}
      <label>
        <span className="sr-only">Reason</span>
        <select form={searchId} name="reason" defaultValue={given('reason')} onChange={apply}>
          <option value="">Any reason</option>
          {reasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
      </label>
      <label>
        <span className="sr-only">About</span>
        <select form={searchId} name="about" defaultValue={given('about')} onChange={apply}>
          <option value="">About anything</option>
          {shown.map(({ about, topic }) => (
            <option key={about} value={about}>
              {topic}
            </option>
          ))}
        </select>
      </label>
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
        <button type="submit" form={searchId} className="tool">
          Show
        </button>
      </noscript>
      <details className="filters-more" open={['from', 'since', 'until'].some(given)}>
        <summary className="px-3 leading-9 text-small">Sender and dates</summary>
        <label className="block px-3 mb-2 text-note text-muted">
          Sender
          <input type="search" form={searchId} name="from" dir="auto" maxLength={200} defaultValue={given('from')} />
        </label>
        {days.map(({ name, label }) => (
          <label key={name} className="block px-3 mb-2 text-note text-muted">
            {label}
            <input type="date" form={searchId} name={name} defaultValue={given(name)} />
          </label>
        ))}
        <button type="submit" form={searchId} className="tool mt-1 mx-3 mb-3">
          Search
        </button>
      </details>
    </fieldset>
  )
}
