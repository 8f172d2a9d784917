import { expect, it } from 'vitest'
import { InboxViews } from '../../../../src/staff/inbox/list/inbox-views.island.tsx'
import { mount } from '../../../helpers/mount.tsx'

const counts = { ham: 3, unread: 0, spam: 0, open: 3, overdue: 0, waiting: 0, mine: 0 }

it.each([
  ['status=open', '?status=all'],
  ['q=low+water&status=open', '?q=low+water&status=all'],
  // Pressed there, it leaves the search.
  ['q=low+water&status=all', '?status=all'],
])('a search goes on in all messages: %s', async (query, expected) => {
  const { page } = await mount(<InboxViews query={query} counts={counts} topics={[]} />)
  const links = [...page.querySelectorAll('a')].map(({ textContent, search }) => [textContent, search])
  expect(links).toContainEqual(['All messages3', expected])
  expect(links).toContainEqual(['Closed', '?status=closed'])
})
