import { Hono } from 'hono'
import { paths } from '../../paths.ts'
import { guardPage } from '../frame/guard-page.ts'
import type { StaffEnv } from '../guards/staff.ts'
import { listInbox } from './operations.ts'
import { showInbox } from './show-inbox.tsx'

/** Fifty contactmails at a time. */
export const inboxPage = new Hono<StaffEnv>().get(paths.admin.contactmails, guardPage(listInbox), (c) => showInbox(c))
