import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { noStore } from '../http/no-store.ts'
import { paths } from '../paths.ts'
import { answersPages } from './answers/answers-page.tsx'
import { auditPage } from './audit/audit-page.tsx'
import { accountPages } from './auth/account-page.tsx'
import { ownPages } from './auth/own-pages.ts'
import { findStaff } from './auth/session.ts'
import { signInPages } from './auth/sign-in-route.tsx'
import type { StaffEnv } from './auth/staff.ts'
import { figuresPage } from './figures/figures-page.tsx'
import { changePages } from './inbox/change-pages.ts'
import { contactmailPages } from './inbox/contactmail-page.tsx'
import { iconRoute } from './inbox/icon-route.ts'
import { inboxPage } from './inbox/inbox-page.tsx'
import { senderPages } from './inbox/sender-page.tsx'
import { maxReplyBytes } from './replies/calls.ts'
import { replyPages } from './replies/reply-pages.tsx'
import { usersPages } from './users/users-page.tsx'
import { webhookPages } from './webhooks/webhooks-page.tsx'

/** Every page for staff, and their icon. */
export const staff = new Hono<StaffEnv>()
  .route('/', signInPages)
  .get(paths.admin.root, noStore(), async (c) =>
    c.redirect((await findStaff(c)) ? paths.admin.contactmails : paths.login, 303),
  )
  // Browsers may keep it, unlike the pages.
  .route('/', iconRoute)
  .use(`${paths.admin.root}/*`, noStore(), bodyLimit({ maxSize: maxReplyBytes }), ownPages())
  .route('/', inboxPage)
  .route('/', changePages)
  .route('/', contactmailPages)
  .route('/', replyPages)
  .route('/', senderPages)
  .route('/', answersPages)
  .route('/', figuresPage)
  .route('/', auditPage)
  .route('/', usersPages)
  .route('/', webhookPages)
  .route('/', accountPages)
