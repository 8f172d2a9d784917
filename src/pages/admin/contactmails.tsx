import { Hono } from 'hono'
import { inboxWords as words } from '../../content/staff.ts'
import { countContactmails, findInboxPage } from '../../db/inbox.ts'
import { Inbox } from '../../islands/inbox.tsx'
import { Island } from '../../islands/island.tsx'
import { paths } from '../../paths.ts'
import { everything, type InboxFilter, parseInboxFilter, toCursor, toInboxQuery } from '../../schemas/inbox.ts'
import { Banner } from '../../ui/banner.tsx'
import { type StaffEnv, staffOnly, staffPage } from './guard.tsx'

/** The inbox: newest first, fifty at a time. */
export const contactmails = new Hono<StaffEnv>().get(paths.admin.contactmails, staffOnly(), async (c) => {
  const { deleted, late, ...query } = c.req.query()
  const { filter = { ...everything, verdict: 'ham' } satisfies InboxFilter, message } = parseInboxFilter(query)
  const problem = message ?? (late === undefined ? undefined : words.tooLate)
  if (message !== undefined) c.status(400)

  const page = await findInboxPage(c.env.DB, filter)
  const counts = await countContactmails(c.env.DB)
  return staffPage(
    c,
    words.heading,
    <>
      {problem && <Banner notice={{ kind: 'error', text: problem }} words={words.banner} />}
      <Island
        name="inbox"
        component={Inbox}
        when="load"
        props={{
          page: { ...page, counts },
          query: toInboxQuery(filter),
          values: {
            q: filter.q ?? '',
            reason: filter.reason ?? '',
            verdict: filter.verdict,
            unread: filter.unread ? '1' : '',
            email: filter.email ?? '',
            before: filter.before ? toCursor(filter.before) : '',
          },
          mayDelete: c.get('staff').role === 'admin',
          words,
          ...(deleted && { deleted }),
        }}
      />
    </>,
  )
})
