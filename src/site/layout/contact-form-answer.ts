import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { FormName } from '../../analytics/beacon-schema.ts'
import { validateContactmail } from '../../contactmails/contactmail.ts'
import { answerParameter } from '../../contactmails/form/answer-url.ts'
import type { ContactFormProps } from '../../contactmails/form/contact-form.island.tsx'
import { answerCookie, answerLifetime, type FormAnswer } from '../../contactmails/form/form-answer.ts'
import { openAnswer, sealAnswer } from '../../contactmails/form/sealed-answer.ts'
import { paths } from '../../paths.ts'
import { bannerWords, contactFormWords } from '../content/interface.ts'
import type { PageMeta } from './page-meta.ts'

export type Answered = NonNullable<ContactFormProps['answered']>

const pathOfForm: Record<FormName, string> = { contact: paths.contact, partnership: paths.ourCommunity }

/** Redirects to the page with the form, where `renderForm` shows the answer to its sender alone. */
export const redirectToAnswer = async (c: Context, answer: FormAnswer): Promise<Response> => {
  const { key, sealed } = await sealAnswer(answer)
  setCookie(c, answerCookie, sealed, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: answerLifetime,
  })
  c.header('Cache-Control', noStore)
  const { form } = answer
  return c.redirect(`${pathOfForm[form]}?${answerParameter}=${key}#${form}-answer`, 303)
}

/**
 * Renders a page with a form. If the request carries the key and the cookie of an answer to a native post, the form shows
 * it. A key without its cookie, as in a shared or expired link, redirects to the plain page.
 */
export const renderForm = async (
  c: Context,
  form: FormName,
  render: (answered?: Answered) => Response | Promise<Response>,
): Promise<Response> => {
  const key = c.req.query(answerParameter)
  if (key === undefined) return render()
  const answer = await openAnswer(key, getCookie(c, answerCookie) ?? '')
  if (answer?.form !== form) return c.redirect(pathOfForm[form], 302)
  c.header('Cache-Control', noStore)
  return render(answeredOf(answer))
}

/** The meta of a page that shows an answer: its title starts with the result. */
export const answerMeta = (meta: PageMeta, answered: Answered | undefined): PageMeta =>
  answered ? { ...meta, title: `${bannerWords[answered.notice.kind]} ${meta.title}` } : meta

const noStore = 'private, no-store'

function answeredOf({ status, message, values }: FormAnswer): Answered {
  if (status === 201) return { values: {}, issues: [], notice: { kind: 'success', text: contactFormWords.success } }
  if (message !== undefined) return { values, issues: [], notice: { kind: 'error', text: message } }
  const { refusal } = validateContactmail(values)
  return { values, issues: refusal?.issues ?? [], notice: { kind: 'error', text: refusal?.message ?? '' } }
}
