import { Hono } from 'hono'
import { type AppEnv, defaultRetentionDays, receiptSecret, retentionDays } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { meta } from './meta.ts'
import { Privacy } from './page.tsx'

export const route = new Hono<AppEnv>().get(paths.privacy, (c) =>
  c.render(
    <Privacy days={retentionDays(c.env) ?? defaultRetentionDays} hasReceipts={receiptSecret(c.env) !== null} />,
    { meta },
  ),
)
