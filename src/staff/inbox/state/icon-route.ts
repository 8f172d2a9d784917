import { Hono } from 'hono'
import * as v from 'valibot'
import { refuse } from '../../../http/refuse.ts'
import { paths } from '../../../paths.ts'
import { forStaff } from '../../guards/access.ts'
import { guardCall } from '../../guards/guard-call.ts'
import type { StaffEnv } from '../../guards/staff.ts'
import { drawIcon } from './draw-icon.ts'
import { mostOnIcon } from './tab-icon.ts'

/** The icon of the inbox's tab. The count is part of its URL, so browsers keep each drawing. */
export const iconRoute = new Hono<StaffEnv>().get(paths.admin.icon, guardCall(forStaff), (c) => {
  const open = v.safeParse(OpenSchema, c.req.query('open'))
  if (!open.success) return refuse(c, { status: 400, message: open.issues[0].message })
  return c.body(drawIcon(open.output), 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'private, max-age=604800',
    'X-Robots-Tag': 'noindex',
  })
})

const message = `The count is a number from 0 to ${mostOnIcon + 1}.`
const OpenSchema = v.pipe(
  v.string(message),
  v.regex(/^(0|[1-9]\d{0,2})$/, message),
  v.transform(Number),
  v.maxValue(mostOnIcon + 1, message),
)
