import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { privately } from '../../auth/privately.ts'
import { sameOrigin } from '../../auth/same-origin.ts'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import { account } from './account.tsx'
import { audit } from './audit.tsx'
import { contactmail } from './contactmail.tsx'
import { contactmails } from './contactmails.tsx'
import { sender } from './sender.tsx'
import { users } from './users.tsx'

/** Everything under `/admin`. */
export const route = new Hono<AppEnv>()
  .use(`${paths.admin.root}/*`, privately(), bodyLimit({ maxSize: 16 * 1024 }), sameOrigin())
  .route('/', contactmails)
  .route('/', contactmail)
  .route('/', sender)
  .route('/', audit)
  .route('/', users)
  .route('/', account)
