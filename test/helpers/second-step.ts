import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, vi } from 'vitest'
import { switchOn } from './sign-in.ts'
import { accessStatus, account, ask, cookiesOf, forgetStaff, password, signedIn } from './staff.ts'

/** Signs an admin in before each test. The clock stands: a slow machine would miss the 30 seconds of a code. */
export const adminAtStandingClock = () => {
  const admin = {
    email: 'admin@forager.example',
    cookie: '',
    /** Turns two-step verification on, which renews the cookie. */
    switchOn: async () => {
      const on = await switchOn(admin.cookie, password)
      admin.cookie = cookiesOf(on.answer)
      return on
    },
  }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await forgetStaff()
    await account('admin')
    admin.cookie = await signedIn(admin.email)
  })
  afterEach(() => vi.useRealTimers())
  return admin
}

export const statusOf = async (path: string, cookie: string, bindings = env) =>
  accessStatus(await ask(path, { cookie }, bindings))
