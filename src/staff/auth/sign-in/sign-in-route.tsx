import { Hono } from 'hono'
import * as v from 'valibot'
import { isForm, limitBody, readBody, readFields } from '../../../http/body.ts'
import { type Refusal, refuse } from '../../../http/refuse.ts'
import { pathOf, paths } from '../../../paths.ts'
import { renderSheet, renderSignIn } from '../../frame/sheet.tsx'
import { noJson } from '../../frame/staff-call.ts'
import { cloudflareAccess } from '../../guards/cloudflare-access.ts'
import { findStaff, type StaffContext, type StaffEnv } from '../../guards/session.ts'
import type { Refused, SignInResult } from '../credentials/sign-in-result.ts'
import { isResetPossible } from '../password/password-reset.ts'
import { signInWithCode } from '../second-step/sign-in-code.ts'
import { resetPages } from './reset-pages.tsx'
import { signIn, signOut } from './sign-in.ts'
import { codeSheet, SignIn, type SignInProps, signInTitle } from './sign-in-page.tsx'

const limited = limitBody(16 * 1024)

export const signInPages = new Hono<StaffEnv>()
  .use(`${paths.login}/*`, cloudflareAccess, limited)
  .use(paths.logout, limited)
  .get(paths.login, async (c) => {
    const { next, ended } = c.req.query()
    const staff = await findStaff(c)
    if (staff && (!ended || ended === staff.id)) return c.redirect(nextOf(next), 303)
    // The browser comes from a sign-in, yet without any cookie.
    const hasCookies = c.req.header('Cookie') !== undefined
    const isForgotten = next !== undefined && !hasCookies && pathOf(c.req.header('Referer') ?? '') === paths.login
    const refused = isForgotten ? { email: '', message: noCookies } : undefined
    return showSignIn(c, { next: nextOf(next), refused, hasEnded: ended !== undefined, signedIn: staff?.name })
  })
  .post(paths.login, logIn)
  .get(paths.loginCode, (c) => renderSheet(c, codeSheet(nextOf(c.req.query('next')))))
  .post(paths.loginCode, async (c) => {
    const { code = '', next } = await readFields(c)
    const result = await signInWithCode(c, { code })
    if (result.status === 200) return c.redirect(nextOf(next), 303)
    if (result.status === 202) return c.redirect(paths.login, 303)
    return renderSheet(c, codeSheet(nextOf(next)), result)
  })
  .route('/', resetPages)
  .post(paths.logout, logOut)

const notOwn: Refusal = { status: 401, message: 'Somebody else is signed in here now.' }
const noCookies = 'Your browser keeps no cookies for this site. Allow them, then sign in again.'

export async function logIn(c: StaffContext) {
  const { input, values, error } = await readBody(c)
  if (error) return refuse(c, noJson[error])
  const result = await signIn(c, input)
  if (!values) return respond(c, result)
  const next = nextOf(values.next)
  if (result.status === 200) return c.redirect(next, 303)
  if (result.status === 202) return c.redirect(`${paths.loginCode}?${new URLSearchParams({ next })}`, 303)
  const refused = { email: values.email ?? '', message: result.message }
  return showSignIn(c, { next, refused }, result)
}

const showSignIn = (c: StaffContext, page: Omit<SignInProps, 'canReset'>, refused?: Refused) =>
  renderSignIn(c, signInTitle, <SignIn {...page} canReset={isResetPossible(c.env)} />, refused)

export async function logOut(c: StaffContext) {
  const isOwn = await signOut(c)
  if (isForm(c)) return c.redirect(isOwn ? paths.login : `${paths.login}?ended=other`, 303)
  return isOwn ? c.json({ message: 'Signed out.' }) : refuse(c, notOwn)
}

export function respond(c: StaffContext, { status, ...result }: SignInResult) {
  if ('retryAfter' in result) c.header('Retry-After', String(result.retryAfter))
  return 'message' in result ? refuse(c, { status, message: result.message }) : c.json(result, status)
}

/** A staff page to open after signing in, never another host. */
const NextSchema = v.pipe(v.string(), v.regex(/^\/admin(\/[\w-]+)+([?#][!-~]*)?$/))

export function nextOf(next: string | undefined) {
  return v.parse(v.fallback(NextSchema, paths.admin.contactmails), next)
}
