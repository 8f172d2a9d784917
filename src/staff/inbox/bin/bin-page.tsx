import { Hono } from 'hono'
import * as v from 'valibot'
import { binDays } from '../../../contactmails/deletion/bin.ts'
import { part, raw, select } from '../../../database/sql.ts'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import type { BannerContent } from '../../../ui/form/banner.tsx'
import { Outside, Strong } from '../../../ui/text/outside.tsx'
import { SentAt } from '../../frame/sent-at.tsx'
import { StaffForm } from '../../frame/staff-form.tsx'
import { guardPage, staffPage } from '../../frame/staff-page.tsx'
import { record } from '../../guards/audit-entry.ts'
import { forAdmins, operation } from '../../guards/permissions.ts'
import type { StaffContext, StaffEnv } from '../../guards/session.ts'
import { restoreContactmails } from '../changes/undo.ts'
import { senderIn, startOf } from '../search/conditions.ts'
import { isSearch, searchOf } from '../search/search.ts'

const shown = 100
const BinnedSchema = v.object(
  v.entriesFromList(['changeId', 'id', 'name', 'email', 'subject', 'message', 'at', 'until', 'actor'], v.string()),
)

export const listBinned = (db: D1Database, q: string, now = new Date()) => {
  const { texts, from, reasons, after, before } = searchOf({ q })
  const said = "fields ->> 'search_text'"
  const held = [
    ...texts.map((text) => ({ text, within: said })),
    ...from.map((text) => ({ text, within: senderIn(said) })),
  ]
  const searched = held.reduce(
    (where, { text, within }) => part`${where} AND instr(${raw(within)}, ${text})`,
    part`until >= ${now.toISOString()}
      AND (${reasons === null} OR fields ->> 'reason' IN (SELECT value FROM json_each(${JSON.stringify(reasons)})))
      AND fields ->> 'created_at' >= ${after ? startOf(after) : ''}
      AND fields ->> 'created_at' < ${before ? startOf(before) : '9'}`,
  )
  return select(db, BinnedSchema)`
    SELECT change_id AS changeId, contactmail_id AS id, fields ->> 'name' AS name, fields ->> 'email' AS email,
           fields ->> 'subject' AS subject, substr(fields ->> 'message', 1, 2000) AS message, at, until,
           coalesce((SELECT user.name FROM user WHERE user.email = actor), actor) AS actor
    FROM changes WHERE kind = 'deleted' AND origin = 'contactmails' AND ${searched} ORDER BY at DESC LIMIT ${shown}`
}

const listDeleted = operation(forAdmins, async (c, q: string) => {
  const found = await listBinned(c.env.DB, q)
  await record(c, isSearch({ q }) ? 'mails-searched' : 'mails-listed', `${found.length} deleted`)
  return found
})

const restore = operation(forAdmins, (c, { change, id }: v.InferOutput<typeof ChosenSchema>) =>
  restoreContactmails(c.env.DB, [id], { id: change, actor: c.get('staff').email, now: new Date() }),
)

const ChosenSchema = v.object({ change: v.pipe(v.string(), v.uuid()), id: v.pipe(v.string(), v.uuid()) })
const QuerySchema = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')

export const binPage = new Hono<StaffEnv>()
  .get(paths.admin.deleted, guardPage(listDeleted), (c) => page(c))
  .post(paths.admin.deleted, guardPage(restore), async (c) => {
    const chosen = v.safeParse(ChosenSchema, await readFields(c))
    const [id] = chosen.success ? await restore(c, chosen.output) : []
    if (id) return c.redirect(paths.admin.contactmail(id), 303)
    c.status(404)
    return page(c, { kind: 'error', text: 'This message is no longer here.' })
  })

async function page(c: StaffContext, banner: BannerContent | null = null) {
  const q = v.parse(QuerySchema, c.req.query('q'))
  const found = await listDeleted(c, q)
  return staffPage(
    c,
    'Deleted messages',
    <>
      <p className="max-w-[64ch] text-muted">
        {`Kept for ${binDays} days, then removed for good. “Find a sender” erases at once.`}
      </p>
      <search>
        <form action={paths.admin.deleted} className="mt-5 max-w-[30rem]">
          <input
            className="field"
            type="search"
            name="q"
            dir="auto"
            aria-label="Search deleted messages"
            placeholder="Search"
            defaultValue={q}
          />
        </form>
      </search>
      {found.length === 0 && <p className="mt-6">Nothing here.</p>}
      {found.length === shown && <p className="mt-6">{`The latest ${shown}. Search for earlier ones.`}</p>}
      <ul className="mt-6">
        {found.map(({ changeId, id, name, email, subject, message, at, until, actor }) => (
          <li key={changeId + id} className="py-3 border-b border-line">
            <details>
              <summary className="text-link min-h-10 inline-flex items-center">
                <Strong text={subject} />
              </summary>
              <p className="my-2 max-w-[66ch] whitespace-pre-wrap">
                <Outside text={message} />
              </p>
            </details>
            <p className="text-small text-muted">
              From <Outside text={name} />, <Outside text={email} />. Deleted by <Outside text={actor} />,{' '}
              <SentAt at={at} />; kept until <SentAt at={until} />.
            </p>
            <StaffForm action={paths.admin.deleted} submit="Restore" className="mt-2">
              <input type="hidden" name="change" value={changeId} />
              <input type="hidden" name="id" value={id} />
            </StaffForm>
          </li>
        ))}
      </ul>
    </>,
    { banner },
  )
}
