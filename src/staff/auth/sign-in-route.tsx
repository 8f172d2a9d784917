import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ReactElement } from 'react'
import { fieldsOf } from '../../auth/form.ts'
import { privately } from '../../auth/privately.ts'
import { sameOrigin } from '../../auth/same-origin.ts'
import { type SignIn as Outcome, signIn, signInWithCode } from '../../auth/sign-in.ts'
import { signOut } from '../../auth/sign-out.ts'
import { findStaff } from '../../auth/staff.ts'
import type { AppEnv } from '../../env.ts'
import { SignIn } from '../../layout/sign-in.tsx'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { Code } from './code.tsx'

export const meta: PageMeta = {
  pathname: paths.login,
  title: 'Staff sign-in | Forager',
  content: ['Where people who work at Forager sign in to read the messages that visitors of the website have sent.'],
  keywords: ['sign-in', 'staff', 'Forager'],
}

export const route = new Hono<AppEnv>()
  .use(`${paths.login}/*`, bodyLimit({ maxSize: 4 * 1024 }), sameOrigin(), privately())
  .use(paths.logout, bodyLimit({ maxSize: 4 * 1024 }), sameOrigin(), privately())
  .get(paths.login, async (c) => {
    if (await findStaff(c)) return c.redirect(nextOf(c.req.query('next')), 303)
    return page(c, <SignIn next={nextOf(c.req.query('next'))} />)
  })
  .post(paths.login, async (c) => {
    const { email = '', password = '', next } = await fieldsOf(c)
    const outcome = await signIn(c, { email, password })
    if (outcome.status === 200) return c.redirect(nextOf(next), 303)
    if (outcome.status === 202)
      return c.redirect(`${paths.loginCode}?${new URLSearchParams({ next: nextOf(next) })}`, 303)
    const { message } = explain(c, outcome)
    return page(c, <SignIn next={nextOf(next)} answered={{ email, message }} />)
  })
  .get(paths.loginCode, (c) => page(c, <Code next={nextOf(c.req.query('next'))} />))
  .post(paths.loginCode, async (c) => {
    const { code = '', next } = await fieldsOf(c)
    const outcome = await signInWithCode(c, { code })
    if (outcome.status === 200) return c.redirect(nextOf(next), 303)
    if (outcome.status === 202) return c.redirect(paths.login, 303)
    const { message } = explain(c, outcome)
    return page(c, <Code next={nextOf(next)} message={message} />)
  })
  .post(paths.logout, async (c) => {
    await signOut(c)
    return c.redirect(paths.login, 303)
  })
  .on(['PUT', 'PATCH', 'DELETE'], [paths.login, paths.loginCode], (c) =>
    c.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' }),
  )
  .all(paths.logout, (c) => c.text('Method not allowed', 405, { Allow: 'POST' }))

function page(c: Context<AppEnv>, content: ReactElement) {
  return c.render(content, { meta, isPrivate: true, user: null })
}

function explain(c: Context<AppEnv>, outcome: Exclude<Outcome, { status: 200 | 202 }>) {
  c.status(outcome.status)
  if (outcome.retryAfter) c.header('Retry-After', String(outcome.retryAfter))
  return outcome
}

/** A staff page, whatever the request asks for: never another host. */
function nextOf(next: string | undefined) {
  return next && /^\/admin(\/[\w-]+)+(\?[\w\-.=&%+@]*)?$/.test(next) ? next : paths.admin.contactmails
}
