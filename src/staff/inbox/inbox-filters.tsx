import { reasons } from '../../contactmails/contact-reasons.ts'
import { searchId } from './inbox-head.tsx'
import { viewWords, inboxWords as words } from './words.ts'

/** Fields of the search form that stand in the menu. They apply at once; without JavaScript, by the button. */
export function InboxFilters({ query }: { query: string }) {
  const given = new URLSearchParams(query)
  const apply = () => (document.getElementById(searchId) as HTMLFormElement | null)?.requestSubmit()
  const hidden = ['verdict', 'status', 'assignee', 'email', 'since'].flatMap((name) => {
    const value = given.get(name)
    return value ? [{ name, value }] : []
  })
  return (
    <fieldset className="inbox-filters">
      <legend className="staff-label">{viewWords.filters}</legend>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" form={searchId} name={name} value={value} />
      ))}
      <label>
        <span className="sr-only">{words.reason}</span>
        <select form={searchId} name="reason" defaultValue={given.get('reason') ?? ''} onChange={apply}>
          <option value="">{words.anyReason}</option>
          {reasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
      </label>
      <label className="inbox-check">
        <input
          type="checkbox"
          form={searchId}
          name="unread"
          value="1"
          defaultChecked={given.get('unread') === '1'}
          onChange={apply}
        />
        {words.unreadOnly}
      </label>
      <noscript>
        <button type="submit" form={searchId} className="tool">
          {words.show}
        </button>
      </noscript>
    </fieldset>
  )
}
