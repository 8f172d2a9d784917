import type { Context, MiddlewareHandler } from 'hono'
import { accessOf, type Staff } from '../../auth/staff.ts'
import { accessWords, accountWords } from '../../content/staff.ts'
import type { AppEnv } from '../../env.ts'
import { SignIn } from '../../layout/sign-in.tsx'
import { paths } from '../../paths.ts'
import type { Role } from '../../schemas/user.ts'
import { Frame } from './frame.tsx'
import { metaOf } from './meta.ts'

/** What a staff page finds in its context. */
export type StaffEnv = AppEnv & { Variables: { staff: Staff } }

type Options = {
  role?: Role
  /** Whether an admin may be here who still has to set up the second step. */
  beforeTwoFactor?: boolean
}

/** Lets through who is signed in with at least this role. Others get the sign-in form, or are told why not. */
export const staffOnly = ({ role = 'staff', beforeTwoFactor = false }: Options = {}): MiddlewareHandler<StaffEnv> =>
  async function staffOnly(c, next) {
    const access = await accessOf(c as unknown as Context<AppEnv>, role)
    const isLet = access.status === 200 || (beforeTwoFactor && access.status === 403 && access.lacks === 'two-factor')
    if (isLet && access.staff) {
      c.set('staff', access.staff)
      return next()
    }
    c.status(access.status as 401)
    if (!access.staff) {
      const { pathname, search } = new URL(c.req.url)
      const target = c.req.method === 'GET' ? pathname + search : paths.admin.contactmails
      return c.render(<SignIn next={target} />, { meta: metaOf(pathname), isPrivate: true, user: null })
    }
    c.set('staff', access.staff)
    const lacksSecondStep = access.status === 403 && access.lacks === 'two-factor'
    return staffPage(
      c,
      lacksSecondStep ? accountWords.twoFactor : accessWords.forbidden,
      lacksSecondStep && (
        <p className="mt-4">
          <a className="text-link" href={paths.admin.account}>
            {accountWords.isNeeded}
          </a>
        </p>
      ),
    )
  }

/** A staff page: its heading, its content, who is signed in. */
export const staffPage = (c: Context<StaffEnv>, heading: string, content: React.ReactNode) => {
  const { name, email, role } = c.get('staff')
  const { pathname } = new URL(c.req.url)
  return c.render(
    <Frame heading={heading} path={pathname} role={role}>
      {content}
    </Frame>,
    { meta: metaOf(pathname), isPrivate: true, user: { name, email, role } },
  )
}
