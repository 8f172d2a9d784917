import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { noStore } from '../http/no-store.ts'
import { paths } from '../paths.ts'
import { auditPage } from './audit/audit-page.tsx'
import { accountPages } from './auth/account/account-page.tsx'
import { signInPages } from './auth/sign-in/sign-in-route.tsx'
import { figuresPage } from './figures/figures-page.tsx'
import { ownPages } from './guards/own-pages.ts'
import { findStaff } from './guards/session.ts'
import type { StaffEnv } from './guards/staff.ts'
import { changePages } from './inbox/changes/change-pages.ts'
import { maxReplyBytes } from './inbox/composer/reply-calls.ts'
import { replyPages } from './inbox/composer/reply-pages.tsx'
import { contactmailPages } from './inbox/contactmail-page.tsx'
import { inboxPage } from './inbox/inbox-page.tsx'
import { senderPages } from './inbox/sender/sender-page.tsx'
import { iconRoute } from './inbox/state/icon-route.ts'
import { answersPages } from './saved-replies/saved-replies-page.tsx'
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
