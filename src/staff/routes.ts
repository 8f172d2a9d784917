import { Hono } from 'hono'
import { paths } from '../paths.ts'
import { auditPage } from './audit/audit-page.tsx'
import { accountPages } from './auth/account/account-page.tsx'
import { signInPages } from './auth/sign-in/sign-in-route.tsx'
import { figuresPage } from './figures/figures-page.tsx'
import { limitedBody } from './frame/staff-call.ts'
import { ownPages } from './guards/own-pages.ts'
import { findStaff, type StaffEnv } from './guards/session.ts'
import { binPage } from './inbox/bin/bin-page.tsx'
import { inboxPages } from './inbox/inbox-pages.tsx'
import { senderPages } from './inbox/sender/sender-page.tsx'
import { savedReplyPages } from './saved-replies/saved-replies-page.tsx'
import { usersPages } from './users/users-page.tsx'
import { webhookPages } from './webhooks/webhooks-page.tsx'

export const staff = new Hono<StaffEnv>()
  .use(ownPages())
  .route('/', signInPages)
  .get(paths.admin.root, async (c) => c.redirect((await findStaff(c)) ? paths.admin.contactmails : paths.login, 303))
  .use(`${paths.admin.root}/*`, limitedBody)
  .route('/', inboxPages)
  .route('/', senderPages)
  .route('/', binPage)
  .route('/', savedReplyPages)
  .route('/', figuresPage)
  .route('/', auditPage)
  .route('/', usersPages)
  .route('/', webhookPages)
  .route('/', accountPages)
