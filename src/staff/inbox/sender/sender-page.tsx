import { Hono } from 'hono'
import * as v from 'valibot'
import { ContactmailSchema } from '../../../contactmails/contactmail.ts'
import { countBinned } from '../../../contactmails/deletion/bin.ts'
import { eraseSender as erase, idsFromSender } from '../../../contactmails/deletion/erase.ts'
import { FlagSchema } from '../../../database/parse-rows.ts'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { ActForm } from '../../frame/staff-form.tsx'
import { guardPage, staffPage } from '../../frame/staff-page.tsx'
import { EmailField } from '../../frame/text-field.tsx'
import { record } from '../../guards/audit-entry.ts'
import { forAdmins, operation } from '../../guards/permissions.ts'
import type { StaffContext, StaffEnv } from '../../guards/session.ts'

const AddressSchema = v.fallback(v.union([ContactmailSchema.entries.email, v.pipe(v.string(), v.maxLength(254))]), '')

const readSender = operation(forAdmins, async (c, email: string) => {
  const found = await findFromSender(c.env.DB, email)
  await record(c, 'sender-looked-up', String(found.count))
  return found
})

/** The entry holds the count only: the address is part of what is erased. */
const eraseSender = operation(forAdmins, async (c, email: string) => {
  const erased = await erase(c.env, email)
  await record(c, 'sender-erased', inWords(erased))
  return erased
})

const CountSchema = v.pipe(v.string(), v.digits(), v.transform(Number))
const ErasedSchema = v.object({ messages: CountSchema, elsewhere: CountSchema })

const inWords = ({ messages, elsewhere }: v.InferOutput<typeof ErasedSchema>) =>
  elsewhere > 0 ? `${messages}, and ${elsewhere} in other people’s threads` : String(messages)

export const senderPages = new Hono<StaffEnv>()
  .get(paths.admin.sender, guardPage(forAdmins), page)
  .post(paths.admin.sender, guardPage(eraseSender), async (c) => {
    const address = v.parse(AddressSchema, (await readFields(c)).email)
    const erased = address ? await eraseSender(c, address) : { messages: 0, elsewhere: 0 }
    return c.redirect(`${paths.admin.sender}?messages=${erased.messages}&elsewhere=${erased.elsewhere}`, 303)
  })

const FromSenderSchema = v.object({
  count: v.number(),
  binnedElsewhere: v.number(),
  isBlocked: FlagSchema,
  topics: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  elsewhere: v.array(v.object({ id: v.string(), subject: v.string() })),
})

/** How many contactmails an address sent, deleted ones too, what they are about, and the threads of others in which it wrote. */
export const findFromSender = async (db: D1Database, email: string) => {
  const ids = idsFromSender('?1')
  const binned = countBinned('?1')
  const queries = [
    `SELECT (SELECT COUNT(*) FROM contactmails WHERE id IN (${ids})) + (${binned.own}) AS count,
       (${binned.elsewhere}) AS binnedElsewhere,
       EXISTS (SELECT 1 FROM blocked_senders WHERE address = ?1) AS isBlocked,
       (SELECT json_group_array(topic) FROM contactmails WHERE topic <> '' AND id IN (${ids})) AS topics`,
    `SELECT id, subject FROM contactmails
     WHERE id IN (SELECT contactmail_id FROM entries WHERE id IN (${ids})) AND id NOT IN (${ids}) LIMIT 100`,
  ]
  const [counted, threads] = await db.batch<object>(queries.map((query) => db.prepare(query).bind(email)))
  return v.parse(FromSenderSchema, { ...counted?.results[0], elsewhere: threads?.results })
}

const links = {
  'Read messages': paths.admin.contactmails,
  'Export CSV': paths.api.export('csv'),
  'Export JSON': paths.api.export('json'),
}

async function page(c: StaffContext) {
  const email = v.parse(AddressSchema, c.req.query('email'))
  const erased = v.safeParse(ErasedSchema, c.req.query())
  const found = email ? await readSender(c, email) : null
  const isElsewhere = found !== null && (found.elsewhere.length > 0 || found.binnedElsewhere > 0)
  const query = new URLSearchParams({ email, verdict: 'all', deleted: '1' })
  return staffPage(
    c,
    'Find a sender',
    <>
      <p className="max-w-[64ch] text-muted">
        Find every message from one email address, to give its sender a copy or to erase them all. If you know only a
        name, search the messages for from:name to see the address.
      </p>
      <form action={paths.admin.sender} className="mt-5 flex flex-wrap items-end gap-4">
        <div className="grow max-w-[30rem]">
          <EmailField form="find" label="Email address" dir="auto" defaultValue={email} />
        </div>
        <button type="submit" className="button">
          Find
        </button>
      </form>
      {found && (
        <section className="mt-6" aria-labelledby="found">
          <h2 id="found" className="title-item">
            Messages from <Outside text={email} />: {found.count}
          </h2>
          {found.isBlocked && (
            <p className="mt-3">
              This address is blocked: what it sends goes to Spam for two years, or until it is unblocked or erased.
            </p>
          )}
          {found.topics.length > 0 && (
            <p className="mt-3">
              About: <Outside text={[...new Set(found.topics)].sort().join('; ')} />
            </p>
          )}
          {found.elsewhere.length > 0 && (
            <>
              <p className="mt-3">This address also wrote in the threads of:</p>
              <ul>
                {found.elsewhere.map(({ id, subject }) => (
                  <li key={id}>
                    <a className="text-link inline-flex items-center min-h-11" href={paths.admin.contactmail(id)}>
                      <Outside text={subject} />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {found.binnedElsewhere > 0 && (
            <p className="mt-3">Emails from it in other people’s deleted messages: {found.binnedElsewhere}.</p>
          )}
          {isElsewhere && (
            <p className="mt-3 text-muted">
              What it wrote in other people’s threads is in no export: copy it from there. Restore deleted ones first.
            </p>
          )}
          {found.count > 0 && (
            <p className="mt-3 flex flex-wrap gap-x-6">
              {Object.entries(links).map(([text, href]) => (
                <a key={href} className="text-link inline-flex items-center min-h-11" href={`${href}?${query}`}>
                  {text}
                </a>
              ))}
            </p>
          )}
          {(found.count > 0 || isElsewhere || found.isBlocked) && (
            <ActForm action={paths.admin.sender} text="Erase all messages" about={email} submit="Erase everything">
              They are erased at once, along with what the address wrote in other people’s threads, and cannot be
              restored. The database provider’s own backups expire after 30 days at the latest.
              <input type="hidden" name="email" value={email} />
            </ActForm>
          )}
        </section>
      )}
    </>,
    { banner: erased.success ? { kind: 'success', text: `Messages erased: ${inWords(erased.output)}.` } : null },
  )
}
