import { Hono } from 'hono'
import * as drafts from '../../../contactmails/replies/draft-queries.ts'
import { type NewDraft, NewDraftSchema } from '../../../contactmails/replies/reply-schema.ts'
import { noStore } from '../../../http/no-store.ts'
import { refuse } from '../../../http/refuse.ts'
import { idOf, limitedBody, messageNotFound, withBody } from '../../frame/staff-call.ts'
import { forStaff, guardCall, operation } from '../../guards/access.ts'
import { ownPages } from '../../guards/own-pages.ts'
import type { StaffEnv } from '../../guards/staff.ts'

/** What is written is recorded once it is sent. */
const saveDraft = operation(forStaff, (c, id: string, draft: NewDraft) =>
  drafts.saveDraft(c.env.DB, id, c.get('staff').id, draft),
)

export const draftCalls = () =>
  new Hono<StaffEnv>().post('/:id/draft', noStore(), ownPages(), guardCall(saveDraft), limitedBody, (c) =>
    withBody(c, NewDraftSchema, async (draft) => {
      const saved = await saveDraft(c, idOf(c), draft)
      if (saved.result === 'no-enquiry') return refuse(c, messageNotFound)
      return saved.result === 'saved' ? c.json(saved.draft) : c.json({ message: 'Overtaken.', ...saved }, 409)
    }),
  )
