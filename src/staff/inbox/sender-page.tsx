import { type Context, Hono } from 'hono'
import { fieldsOf } from '../../auth/form.ts'
import { bannerWords } from '../../content/interface.ts'
import { inboxWords, senderWords as words } from '../../content/staff.ts'
import { insertAudit } from '../../db/audit.ts'
import { countFromSender } from '../../db/inbox.ts'
import { eraseSender } from '../../db/inbox-changes.ts'
import { paths } from '../../paths.ts'
import { Banner, type Notice } from '../../ui/banner.tsx'
import { Field } from '../../ui/field.tsx'
import { type StaffEnv, staffOnly, staffPage } from './guard.tsx'

const adminOnly = staffOnly({ role: 'admin' })

/** All that one address has sent: to hand over, or to erase. */
export const sender = new Hono<StaffEnv>()
  .get(paths.admin.sender, adminOnly, (c) => page(c, c.req.query('email')?.trim() ?? '', null))
  .post(paths.admin.sender, adminOnly, async (c) => {
    const { email = '', sure } = await fieldsOf(c)
    const address = email.trim()
    if (!address || sure !== 'yes') {
      c.status(400)
      return page(c, address, { kind: 'error', text: words.unconfirmed })
    }
    const count = await eraseSender(c.env.DB, address)
    // Not the address: the record would keep what was to be erased.
    await insertAudit(c.env.DB, { actor: c.get('staff').email, action: 'sender-erased', subject: String(count) })
    return page(c, '', { kind: 'success', text: words.erased.replace('{count}', String(count)) })
  })

async function page(c: Context<StaffEnv, string>, email: string, notice: Notice | null) {
  const count = email ? await countFromSender(c.env.DB, email) : null
  const query = new URLSearchParams({ email, verdict: 'all' })
  return staffPage(
    c,
    words.heading,
    <>
      <p className="max-w-[64ch] text-muted">{words.hint}</p>
      <form action={paths.admin.sender} className="mt-5 flex flex-wrap items-end gap-4">
        <div className="grow max-w-[30rem]">
          <Field form="find" name="email" label={words.email}>
            {(attributes) => <input {...attributes} type="email" maxLength={254} defaultValue={email} />}
          </Field>
        </div>
        <button type="submit" className="button">
          {words.find}
        </button>
      </form>
      <div className="mt-5">
        <Banner notice={notice} words={bannerWords} />
      </div>
      {count !== null && (
        <section className="mt-6" aria-labelledby="found">
          <h2 id="found" className="title-item">
            {words.count.replace('{email}', email).replace('{count}', String(count))}
          </h2>
          {count > 0 && (
            <>
              <p className="mt-3 flex flex-wrap gap-x-6">
                <a
                  className="text-link inline-flex items-center min-h-11"
                  href={`${paths.admin.contactmails}?${query}`}
                >
                  {words.read}
                </a>
                <a className="text-link inline-flex items-center min-h-11" href={`${paths.api.export('csv')}?${query}`}>
                  {inboxWords.exportCsv}
                </a>
                <a
                  className="text-link inline-flex items-center min-h-11"
                  href={`${paths.api.export('json')}?${query}`}
                >
                  {inboxWords.exportJson}
                </a>
              </p>
              <form action={paths.admin.sender} method="post" className="mt-6 print p-6! max-w-[40rem]">
                <h3 className="title-item">{words.erase}</h3>
                <p className="mt-2">{words.eraseHint}</p>
                <input type="hidden" name="email" value={email} />
                <label className="mt-4 flex items-center gap-3 min-h-11">
                  <input className="size-5" type="checkbox" name="sure" value="yes" required />
                  {words.confirm.replace('{email}', email)}
                </label>
                <button type="submit" className="mt-4 button">
                  {words.erase}
                </button>
              </form>
            </>
          )}
        </section>
      )}
    </>,
  )
}
