import { Hono } from 'hono'
import * as v from 'valibot'
import { replyFiles } from '../../contactmails/attachments/attachment.ts'
import { saveDraft } from '../../contactmails/replies/draft-queries.ts'
import { NewDraftSchema, ReplySchema } from '../../contactmails/replies/reply-schema.ts'
import { executionContextOf } from '../../http/background.ts'
import { limitBody } from '../../http/body.ts'
import { nothingHere, type Refusal, refuse } from '../../http/refuse.ts'
import { idOf, limitedBody, messageNotFound, withBody } from '../frame/staff-call.ts'
import { ownDownloads, ownPages } from '../guards/own-pages.ts'
import { forStaff, guardCall } from '../guards/permissions.ts'
import type { StaffContext, StaffEnv } from '../guards/session.ts'
import { ChangeIdSchema, ChangeSchema, IdsSchema } from './changes/change-schema.ts'
import * as changes from './changes/operations.ts'
import * as composer from './composer/operations.ts'
import { insertNote } from './composer/queries.ts'
import { type ExportFormat, exportFormats } from './export/export.ts'
import { NewsAskedSchema, presenceStates, upsertPresence } from './live/queries.ts'
import * as operations from './operations.ts'
import { type InboxFilter, parseInboxFilter } from './search/inbox-filter.ts'
import { blockSender } from './sender/block.ts'
import { NewNoteSchema } from './state/thread-schema.ts'

const own = [ownPages(), limitedBody] as const
const upload = [ownPages(), limitBody(replyFiles.bytes)] as const

export const inbox = () =>
  new Hono<StaffEnv>()
    .get('/', guardCall(operations.listInbox), (c) =>
      filtered(c, async (filter) => c.json(await operations.listInbox(c, filter))),
    )
    .get('/auth', ...own, guardCall(forStaff), (c) => {
      const { name, email, role } = c.get('staff')
      return c.json({ user: { name, email, role } })
    })
    .get('/news', ...own, guardCall(operations.readNews), (c) =>
      filtered(c, async (filter) => {
        const { success, output } = v.safeParse(NewsAskedSchema, c.req.query())
        return success ? c.json(await operations.readNews(c, filter, output)) : refuse(c, wrongMoment)
      }),
    )
    .get('/export.csv', ...own, ownDownloads(), guardCall(operations.exportContactmails), (c) => download(c, 'csv'))
    .get('/export.json', ...own, ownDownloads(), guardCall(operations.exportContactmails), (c) => download(c, 'json'))
    .post('/bulk/change', ...own, guardCall(changes.changeContactmails), (c) =>
      withBody(c, v.object({ ids: IdsSchema, change: ChangeSchema, id: ChangeIdSchema }), async ({ ids, change, id }) =>
        changed(c, await changes.changeContactmails(c, ids, change, id), noAccount),
      ),
    )
    .post('/bulk/delete', ...own, guardCall(changes.deleteContactmails), (c) =>
      withBody(c, v.object({ ids: IdsSchema, id: ChangeIdSchema }), async ({ ids, id }) =>
        c.json(await changes.deleteContactmails(c, ids, id)),
      ),
    )
    .post('/bulk/undo', ...own, guardCall(changes.undoChange), (c) =>
      withBody(c, v.object({ undo: v.pipe(v.string(), v.uuid()) }), async ({ undo }) =>
        changed(c, await changes.undoChange(c, undo), tooLate),
      ),
    )
    .delete('/:id', ...own, guardCall(changes.deleteContactmails), async (c) => {
      const { ids } = await changes.deleteContactmails(c, [idOf(c)])
      return ids.length > 0 ? c.body(null, 204) : refuse(c, messageNotFound)
    })
    .post('/:id/open', ...own, guardCall(operations.openContactmail), async (c) =>
      found(c, await operations.openContactmail(c, idOf(c))),
    )
    .post('/:id/notes', ...own, guardCall(forStaff), (c) =>
      withBody(c, NewNoteSchema, async (note) => {
        const id = idOf(c)
        const result = await insertNote(c.env.DB, id, note, c.get('staff').email)
        if (result === 'no-enquiry') return refuse(c, messageDeleted)
        return result === 'taken' ? refuse(c, noteTaken) : c.json(await composer.readReplies(c, id), 201)
      }),
    )
    // These two change nothing of the contactmail, so they have no audit entry.
    .post('/:id/presence', ...own, guardCall(forStaff), (c) =>
      withBody(c, v.object({ state: v.picklist(presenceStates) }), async ({ state }) =>
        found(c, await upsertPresence(c.env.DB, idOf(c), c.get('staff').id, state)),
      ),
    )
    .post('/:id/draft', ...own, guardCall(forStaff), (c) =>
      withBody(c, NewDraftSchema, async (draft) => {
        const saved = await saveDraft(c.env.DB, idOf(c), c.get('staff').id, draft)
        if (saved.result === 'in-bin') return refuse(c, messageNotFound)
        if (saved.result === 'no-enquiry') return refuse(c, { ...messageNotFound, status: 410 })
        return saved.result === 'saved' ? c.json(saved.draft) : c.json({ message: 'Overtaken.', ...saved }, 409)
      }),
    )
    .post('/:id/block', ...own, guardCall(blockSender), (c) =>
      withBody(c, v.object({ isBlocked: v.boolean() }), async ({ isBlocked }) =>
        found(c, (await blockSender(c, idOf(c), isBlocked)) ? { isBlocked } : null),
      ),
    )
    .get('/:id/attachments/:file', ...own, ownDownloads(), guardCall(composer.readAttachment), async (c) => {
      const found = await composer.readAttachment(c, idOf(c), idOf(c, 'file'))
      return found ? c.body(found.content, 200, found.headers) : refuse(c, noFile)
    })
    .post('/:id/attachments', ...upload, guardCall(composer.attachFile), async (c) => {
      const given = { name: c.req.query('name') ?? '', type: c.req.header('Content-Type') ?? '' }
      const draft = await composer.attachFile(c, idOf(c), { ...given, content: await c.req.arrayBuffer() })
      return typeof draft === 'string' ? refuse(c, notAttached[draft]) : c.json(draft)
    })
    .delete('/:id/attachments/:file', ...own, guardCall(composer.detachFile), async (c) =>
      found(c, await composer.detachFile(c, idOf(c), idOf(c, 'file')), noFile),
    )
    .get('/:id/replies', ...own, guardCall(composer.readConversation), async (c) =>
      found(c, await composer.readReplies(c, idOf(c))),
    )
    .post('/:id/replies', ...own, guardCall(composer.sendReply), (c) =>
      withBody(c, ReplySchema, async (reply) => {
        const sending = composer.sendReply(c, idOf(c), reply)
        // Finished even if the browser leaves meanwhile.
        executionContextOf(c)?.waitUntil(sending.catch(() => {}))
        const queued = await sending
        if (queued.result !== 'queued') return refuse(c, unsent[queued.result])
        return c.json({ contactMails: await operations.readChanged(c, [idOf(c)]) }, queued.isNew ? 201 : 200)
      }),
    )
    .post('/:id/replies/:replyId/retry', ...own, guardCall(composer.retryReply), async (c) =>
      (await composer.retryReply(c, idOf(c), idOf(c, 'replyId'))) ? c.body(null, 204) : refuse(c, messageNotFound),
    )

const found = (c: StaffContext, result: object | null, refusal: Refusal = messageNotFound) =>
  result ? c.json(result) : refuse(c, refusal)

const changed = async (c: StaffContext, result: { ids: string[] } | null, refusal: Refusal) =>
  found(c, result && { ...result, contactMails: await operations.readChanged(c, result.ids) }, refusal)

const notAttached = {
  'no-message': messageNotFound,
  'not-kept': { status: 503, message: 'Files cannot be kept at the moment. Try again later.' },
  'too-much': { status: 413, message: replyFiles.words },
} satisfies Record<string, Refusal>
const noFile: Refusal = { status: 404, message: 'This file is no longer here.' }
const noAccount: Refusal = { status: 400, message: 'There is no such account, or it is disabled.' }
const tooLate: Refusal = { status: 404, message: 'This was undone already, or it is too late to undo it.' }
const messageDeleted: Refusal = {
  status: 404,
  message: 'The message has been deleted. Your text is kept in case it is restored.',
}
const noteTaken: Refusal = {
  status: 422,
  message: 'This note was added already, with another text. Adding this one makes it a second note.',
}
const unsent = {
  overtaken: {
    status: 409,
    message:
      'Something arrived while you were writing. Read it above. Your reply has not been sent: send it if it still fits.',
  },
  taken: {
    status: 422,
    message: 'This reply was sent already, with another text. Sending this one makes it a second reply.',
  },
  undone: { status: 422, message: 'This reply was taken back. Send it again if you still mean to.' },
  'no-files': {
    status: 422,
    message: 'Not sent: its files have changed, or are more than 3 MB together. Look at them and send it again.',
  },
  'no-enquiry': messageDeleted,
  off: nothingHere,
} satisfies Record<string, Refusal>

const wrongMoment: Refusal = { status: 400, message: 'Write the moment as 2026-11-20T18:00:00.000Z.' }

async function filtered(c: StaffContext, respond: (filter: InboxFilter) => Promise<Response>): Promise<Response> {
  const { filter, message } = parseInboxFilter(c.req.query())
  return filter ? respond(filter) : refuse(c, { status: 400, message })
}

const download = (c: StaffContext, format: ExportFormat) =>
  filtered(c, async (filter) =>
    c.body(await operations.exportContactmails(c, format, filter), 200, {
      'Content-Type': exportFormats[format].type,
      'Content-Disposition': `attachment; filename="contactmails-${new Date().toISOString().slice(0, 10)}.${format}"`,
    }),
  )
