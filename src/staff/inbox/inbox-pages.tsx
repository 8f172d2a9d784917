import { Hono } from 'hono'
import { mailDomains } from '../../env.ts'
import { paths } from '../../paths.ts'
import { topicNames } from '../../site/publication/topics.ts'
import { Island } from '../../site/rendering/island.tsx'
import { idOf } from '../frame/staff-call.ts'
import { framed, guardPage, staffPage } from '../frame/staff-page.tsx'
import type { StaffContext, StaffEnv } from '../guards/session.ts'
import { listColleagues, listNames } from '../users/queries.ts'
import { deleteContactmails } from './changes/operations.ts'
import { Inbox } from './inbox.island.tsx'
import { InboxViews } from './list/inbox-views.island.tsx'
import { listInbox, readOpened } from './operations.ts'
import { defaultFilter, orOpen, parseInboxFilter, toCursor, toInboxQuery } from './search/inbox-filter.ts'
import type { Office } from './state/inbox-view.ts'
import type { Opened } from './state/thread-schema.ts'
import { titleOf } from './state/use-inbox-place.ts'

export const inboxPages = new Hono<StaffEnv>()
  .get(paths.admin.contactmails, guardPage(listInbox), (c) => showInbox(c, null))
  .get(paths.admin.contactmail(':id'), guardPage(readOpened), async (c) => {
    const opened = await readOpened(c, idOf(c))
    return opened ? showInbox(c, opened) : missing(c)
  })

async function showInbox(c: StaffContext, opened: Opened | null) {
  const { filter: given = defaultFilter, message } = parseInboxFilter(c.req.query())
  const filter = orOpen(given)
  if (message !== undefined) c.status(400)

  const page = await listInbox(c, filter)
  const office = await officeOf(c)
  const query = toInboxQuery(filter)
  return framed(
    c,
    <>
      <script src={paths.earlyKeys} />
      <noscript>
        <p className="inbox-empty px-6 py-12 text-center text-muted">
          Here you can read and search messages. Replying and changing anything takes JavaScript.
        </p>
      </noscript>
      <Island
        name="inbox"
        component={Inbox}
        when="load"
        props={{
          start: {
            page,
            query,
            cursor: filter.before ? toCursor(filter.before) : null,
            opened: opened?.contactmail ?? null,
            thread: opened?.thread ?? null,
            now: page.at,
            banner: message === undefined ? null : { kind: 'error', text: message },
          },
          office,
        }}
      />
    </>,
    {
      title: titleOf(query, opened?.contactmail.subject, page.counts.open),
      side: (
        <Island
          name="inbox-views"
          component={InboxViews}
          when="load"
          props={{ query, counts: page.counts, topics: topicNames() }}
        />
      ),
    },
  )
}

async function officeOf(c: StaffContext): Promise<Office> {
  const { id, name, email, role } = c.get('staff')
  const sends = mailDomains(c.env).reply !== null
  return {
    me: { id, name, email },
    colleagues: await listColleagues(c.env.DB),
    names: await listNames(c.env.DB),
    sends,
    keepsFiles: sends && c.env.ATTACHMENTS !== undefined,
    mayDelete: role === deleteContactmails.role,
  }
}

function missing(c: StaffContext) {
  c.status(404)
  return staffPage(
    c,
    'Message not found. It may have been deleted.',
    <p>
      <a className="text-link" href={paths.admin.contactmails}>
        All messages
      </a>
    </p>,
  )
}
