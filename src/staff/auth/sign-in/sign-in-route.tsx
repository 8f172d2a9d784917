import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { readFields } from '../../../http/body.ts'
import { noStore } from '../../../http/no-store.ts'
import { paths } from '../../../paths.ts'
import { NextSchema } from '../../frame/staff-query.ts'
import { cloudflareAccess } from '../../guards/cloudflare-access.ts'
import { ownPages } from '../../guards/own-pages.ts'
import { findStaff } from '../../guards/session.ts'
import type { StaffEnv } from '../../guards/staff.ts'
import { isResetPossible } from '../password/password-reset.ts'
import { resetPages } from '../password/reset-pages.tsx'
import { CodePage } from '../second-step/code-page.tsx'
import { signInWithCode } from '../second-step/sign-in-code.ts'
import { signIn } from './sign-in.ts'
import { renderRefused, renderSignIn, SignIn } from './sign-in-page.tsx'
import { signOut } from './sign-out.ts'

export const signInPages = new Hono<StaffEnv>()
  .use(`${paths.login}/*`, cloudflareAccess(), bodyLimit({ maxSize: 4 * 1024 }), ownPages(), noStore())
  .use(paths.logout, bodyLimit({ maxSize: 4 * 1024 }), ownPages(), noStore())
  .get(paths.login, async (c) => {
    if (await findStaff(c)) return c.redirect(nextOf(c.req.query('next')), 303)
    return renderSignIn(c, <SignIn next={nextOf(c.req.query('next'))} canReset={isResetPossible(c.env)} />)
  })
  .post(paths.login, async (c) => {
    const { email = '', password = '', next } = await readFields(c)
    const result = await signIn(c, { email, password })
    if (result.status === 200) return c.redirect(nextOf(next), 303)
    if (result.status === 202)
      return c.redirect(`${paths.loginCode}?${new URLSearchParams({ next: nextOf(next) })}`, 303)
    return renderRefused(
      c,
      result,
      <SignIn next={nextOf(next)} result={{ email, message: result.message }} canReset={isResetPossible(c.env)} />,
    )
  })
  .get(paths.loginCode, (c) => renderSignIn(c, <CodePage next={nextOf(c.req.query('next'))} />))
  .post(paths.loginCode, async (c) => {
    const { code = '', next } = await readFields(c)
    const result = await signInWithCode(c, { code })
    if (result.status === 200) return c.redirect(nextOf(next), 303)
    if (result.status === 202) return c.redirect(paths.login, 303)
    return renderRefused(c, result, <CodePage next={nextOf(next)} message={result.message} />)
  })
  .route('/', resetPages)
  .post(paths.logout, async (c) => {
    await signOut(c)
    return c.redirect(paths.login, 303)
  })
  .on(['PUT', 'PATCH', 'DELETE'], [paths.login, paths.loginCode, paths.loginForgot, paths.loginReset], (c) =>
    c.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' }),
  )
  .all(paths.logout, (c) => c.text('Method not allowed', 405, { Allow: 'POST' }))

function nextOf(next: string | undefined) {
  return v.parse(v.fallback(NextSchema, paths.admin.contactmails), next)
}
