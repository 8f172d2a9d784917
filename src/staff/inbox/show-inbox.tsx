import * as v from 'valibot'
import { Island } from '../../site/rendering/island.tsx'
import { Banner } from '../../ui/form/banner.tsx'
import { framed } from '../frame/staff-page.tsx'
import { InboxAfterSchema } from '../frame/staff-query.ts'
import type { StaffContext } from '../guards/staff.ts'
import { listColleagues } from './changes/change-operations.ts'
import { PackedChangeSchema } from './changes/packed-change.ts'
import type { Answered } from './composer/conversation.tsx'
import { Inbox } from './inbox.island.tsx'
import { InboxViews } from './list/inbox-views.island.tsx'
import { deleteContactmails, listInbox } from './operations.ts'
import { readOthers } from './pane/thread-operations.ts'
import {
  everything,
  type InboxFilter,
  orOpen,
  parseInboxFilter,
  toCursor,
  toInboxQuery,
} from './search/inbox-filter.ts'
import type { Office } from './state/office.ts'
import type { Opened } from './state/opened-schema.ts'
import { iconOf } from './state/tab-icon.ts'
import { titleOf } from './state/tab-title.ts'
import { inboxWords as words } from './words.ts'

type Shown = {
  opened?: Opened
  /** What is wrong with an answer that was sent without JavaScript. */
  answered?: Answered
}

/** Answers with the list that the query string asks for, and the open contactmail beside it. */
export async function showInbox(c: StaffContext, { opened, answered }: Shown = {}) {
  const asked = c.req.query()
  const { deleted, late } = v.parse(InboxAfterSchema, asked)
  const changed = v.safeParse(PackedChangeSchema, asked.changed)
  const { filter: given = { ...everything, verdict: 'ham' } satisfies InboxFilter, message } = parseInboxFilter(asked)
  const filter = orOpen(given)
  const problem = message ?? (late === undefined ? undefined : late === '' ? words.tooLate : words.changedSince)
  if (message !== undefined) c.status(400)

  const page = await listInbox(c, filter)
  const office = await officeOf(c)
  const query = toInboxQuery(filter)
  return framed(
    c,
    <>
      {problem && <Banner notice={{ kind: 'error', text: problem }} words={words.banner} />}
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
            answered: answered ?? null,
            others: opened ? await readOthers(c, opened.contactmail.id) : [],
            now: page.at ?? new Date().toISOString(),
            changed: changed.success ? changed.output : null,
            deleted: office.mayDelete ? (deleted ?? []) : [],
          },
          q: filter.q ?? '',
          office,
        }}
      />
    </>,
    {
      title: titleOf(opened?.contactmail.subject, page.counts.open),
      icon: iconOf(page.counts.open),
      side: <Island name="inbox-views" component={InboxViews} when="load" props={{ query, counts: page.counts }} />,
    },
  )
}

async function officeOf(c: StaffContext): Promise<Office> {
  const { id, name, role } = c.get('staff')
  const colleagues = await listColleagues(c)
  return {
    me: { id, name },
    colleagues: colleagues.map(({ id, name }) => ({ id, name })),
    mayDelete: role === deleteContactmails.role,
  }
}
