import type { Context } from 'hono'
import { contact } from '../../content/contact.ts'
import { enquiryTitles, enquiryWords } from '../../content/interface.ts'
import type { AppEnv } from '../../env.ts'
import { Enquiry, type EnquiryKind } from '../../layout/enquiry.tsx'
import { paths } from '../../paths.ts'
import type { ContactmailIssue } from '../../schemas/contactmail.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'

type Outcome = { status: number; message?: string; issues?: ContactmailIssue[] }

const meta: PageMeta = {
  pathname: paths.contact,
  title: 'Your message | Forager',
  content: [
    'What became of the message that you have just sent to Forager: whether it has arrived, and if not, what to change.',
  ],
  keywords: ['contact', 'enquiry', 'message'],
}

/** The page that answers a form posted without JavaScript: the same form with what was typed and what became of it. */
export const answerForm = (c: Context<AppEnv>, outcome: Outcome, values: Record<string, string>) => {
  const form: EnquiryKind = values.form === 'partnership' ? 'partnership' : 'contact'
  const isKept = outcome.status === 201
  c.status(outcome.status as 201)
  c.header('Cache-Control', 'no-store')
  return c.render(
    <div className="wrap opening columns band-end">
      <h1 className="title-beside lg:col-span-5">{isKept ? contact.answer.kept : contact.answer.refused}</h1>
      <div className="print p-6! sm:p-9! lg:col-span-7">
        <Enquiry
          form={form}
          title={enquiryTitles[form]}
          answered={{
            values: isKept ? {} : values,
            issues: outcome.issues ?? [],
            notice: isKept
              ? { kind: 'success', text: enquiryWords.success }
              : { kind: 'error', text: outcome.message ?? '' },
          }}
        />
      </div>
    </div>,
    { meta, isPrivate: true },
  )
}
