import { env } from 'cloudflare:workers'
import { paths } from '../../src/paths.ts'
import { limits } from '../../src/staff/auth/credentials/attempt-limits.ts'
import { ask, postForm } from './staff.ts'
import { totp } from './totp.ts'

/** Signals in from a network address. */
export const signInFrom = (address: string, body: { email: string; password: string }, cookie = '') =>
  ask(paths.api.login, {
    method: 'POST',
    cookie,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
  })

/** Uses up all attempts of a kind at once: each real one takes a tenth of a second. */
export const spend = (kind: keyof typeof limits) =>
  env.DB.prepare('UPDATE limit_counts SET count = ?1 WHERE instr(key, ?2) = 1').bind(limits[kind], `${kind}:`).run()

/** Enters a sign-in code from a network address. */
export const enterFrom = (address: string, code: string, challenge: string) =>
  ask(paths.loginCode, {
    method: 'POST',
    cookie: challenge,
    body: new URLSearchParams({ code }),
    headers: { 'CF-Connecting-IP': address },
  })

/** The cookies of a known device. */
export const deviceOf = (cookies: string) =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.includes('.known_device_'))
    .join('; ')

/** Milliseconds of one time step. The next step's code is accepted too. */
export const step = 30_000

/** Starts two-step verification and returns the app's key and the recovery codes. */
export const enrol = async (cookie: string, password: string) => {
  const html = await (await postForm(paths.admin.secondStep, { password }, cookie)).text()
  const key = html.match(/secret=([A-Z2-7]+)/)?.[1] ?? ''
  const recovery = [...html.matchAll(/<code>([\w]{5}-[\w]{5})<\/code>/g)].map(([, code]) => String(code))
  return { key, recovery }
}

/** Turns two-step verification on with the previous step's code, which leaves the current and the next one unused. */
export const switchOn = async (cookie: string, password: string) => {
  const { key, recovery } = await enrol(cookie, password)
  const code = await totp(key, Date.now() - step)
  return { key, recovery, code, answer: await postForm(paths.admin.secondStepAct('confirm'), { code }, cookie) }
}
