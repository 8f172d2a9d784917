import { Hono } from 'hono'
import { noStore } from '../../http/no-store.ts'
import { refuse } from '../../http/refuse.ts'
import { forPublishers, guardCall } from '../guards/access.ts'
import { ownPages } from '../guards/own-pages.ts'
import type { StaffEnv } from '../guards/staff.ts'

/** Calls under `/v1/api/publishing`: what the editor asks of a Forgejo server, answered from the site's repository. */
export const publishing = () =>
  new Hono<StaffEnv>()
    .use(noStore(), ownPages())
    .get('/version', guardCall(forPublishers), (c) => c.json({ version: '13.0' }))
    .all('*', guardCall(forPublishers), (c) => refuse(c, { status: 503, message: 'Publishing is not set up.' }))
