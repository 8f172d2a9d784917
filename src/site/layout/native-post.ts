import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { PostResult } from '../../contactmails/arrival/calls.ts'
import type { ShownResult } from '../../contactmails/form/contact-form-state.ts'
import { formWords } from '../../contactmails/form/form-words.ts'
import { type FormName, openResult, resultLifetime, sealResult } from '../../contactmails/form/sealed-result.ts'
import { paths, resultParameter } from '../../paths.ts'
import { type BannerContent, bannerWords } from '../../ui/form/banner.tsx'
import { topicAt } from '../publication/topics.ts'
import type { PageMeta } from './page-meta.ts'

export const pathOfForm: Record<FormName, string> = { contact: paths.contact, partnership: paths.ourCommunity }

const cookie = 'forager.enquiry'

/** Redirects a native post to the page of its form, where `renderForm` shows the result to its sender alone. */
export const redirectToForm = async (c: Context, { status, ...result }: PostResult, values: Record<string, string>) => {
  const form = values.form === 'partnership' ? 'partnership' : 'contact'
  const shown: ShownResult =
    'message' in result
      ? { values, issues: result.issues ?? [], said: { kind: 'error', text: result.message } }
      : { values: {}, issues: [], said: success, sent: result }
  const { key, sealed } = await sealResult(form, shown)
  setCookie(c, cookie, sealed, { prefix: 'host', httpOnly: true, sameSite: 'Strict', maxAge: resultLifetime })
  c.header('Cache-Control', noStore)
  const page = form === 'contact' && topicAt(values.about) ? paths.ask(values.about ?? '') : pathOfForm[form]
  return c.redirect(`${encodeURI(page)}?${resultParameter}=${status}.${key}#${form}-result`, 303)
}

export const forgetResult = (c: Context): void => {
  if (getCookie(c, cookie, 'host')) deleteCookie(c, cookie, { prefix: 'host' })
}

/** Shows the result of a native post. A key without its cookie, as in a shared link, leads to the plain page. */
export const renderForm = async (
  c: Context,
  form: FormName,
  render: (result?: ShownResult) => Response | Promise<Response>,
): Promise<Response> => {
  const parameter = c.req.query(resultParameter)
  if (parameter === undefined) return render()
  const [status = '', key = ''] = parameter.split('.')
  const result = await openResult(key, getCookie(c, cookie, 'host') ?? '')
  const isOpen = result?.form === form
  if (!isOpen && c.req.header('Sec-Fetch-Site') !== 'same-origin') return c.redirect(encodeURI(c.req.path), 302)
  c.header('Cache-Control', noStore)
  return render(isOpen ? result.shown : withoutCookie(status === '201'))
}

export const resultMeta = (meta: PageMeta, result: ShownResult | undefined): PageMeta =>
  result ? { ...meta, title: `${bannerWords[result.said.kind]} ${meta.title}` } : meta

const noStore = 'private, no-store'

const success: BannerContent = { kind: 'success', text: formWords.success }

/** The browser keeps no cookies, ten minutes have passed, or a script has sent the form since. */
const withoutCookie = (isSent: boolean): ShownResult => ({
  values: {},
  issues: [],
  said: isSent ? success : { kind: 'error', text: lostWords },
})

const lostWords = `We cannot show what became of this form: your browser keeps no cookies, or ten minutes have passed. Unless you have seen “${formWords.success}”, please fill in each field marked * and send it again.`
