import { Hono } from 'hono'
import * as v from 'valibot'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import { Banner, type Notice } from '../../../ui/form/banner.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { fill } from '../../../ui/text/fill.ts'
import { Filled } from '../../../ui/text/filled.tsx'
import { Outside } from '../../../ui/text/outside.tsx'
import { guardPage } from '../../frame/guard-page.ts'
import { staffPage } from '../../frame/staff-page.tsx'
import { SenderSchema } from '../../frame/staff-query.ts'
import { bannerWords } from '../../frame/words.ts'
import { forAdmins } from '../../guards/access.ts'
import type { StaffContext, StaffEnv } from '../../guards/staff.ts'
import { eraseSender, findFromSender } from '../operations.ts'
import { inboxWords, senderWords as words } from '../words.ts'

/** Finds everything that one address has sent, to hand over or to erase. */
export const senderPages = new Hono<StaffEnv>()
  .get(paths.admin.sender, guardPage(forAdmins), (c) => page(c, v.parse(SenderSchema, c.req.query()).email, null))
  .post(paths.admin.sender, guardPage(eraseSender), async (c) => {
    const fields = await readFields(c)
    const { email: address } = v.parse(SenderSchema, fields)
    if (!address || fields.sure !== 'yes') {
      c.status(400)
      return page(c, address, { kind: 'error', text: words.unconfirmed })
    }
    const count = await eraseSender(c, address)
    return page(c, '', { kind: 'success', text: fill(words.erased, { count }) })
  })

async function page(c: StaffContext, email: string, notice: Notice | null) {
  const found = email ? await findFromSender(c, email) : null
  const query = new URLSearchParams({ email, verdict: 'all' })
  return staffPage(
    c,
    words.heading,
    <>
      <p className="max-w-[64ch] text-muted">{words.hint}</p>
      <form action={paths.admin.sender} className="mt-5 flex flex-wrap items-end gap-4">
        <div className="grow max-w-[30rem]">
          <Field form="find" name="email" label={words.email}>
            {(attributes) => <input {...attributes} type="email" dir="auto" maxLength={254} defaultValue={email} />}
          </Field>
        </div>
        <button type="submit" className="button">
          {words.find}
        </button>
      </form>
      <div className="mt-5">
        <Banner notice={notice} words={bannerWords} />
      </div>
      {found && (
        <section className="mt-6" aria-labelledby="found">
          <h2 id="found" className="title-item">
            <Filled text={words.count} values={{ email: <Outside text={email} />, count: found.count }} />
          </h2>
          {found.elsewhere.length > 0 && (
            <>
              <p className="mt-3">{words.elsewhere}</p>
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
          {(found.count > 0 || found.elsewhere.length > 0) && (
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
                  <input className="size-5 flex-none" type="checkbox" name="sure" value="yes" required />
                  <span>
                    <Filled text={words.confirm} values={{ email: <Outside text={email} /> }} />
                  </span>
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
