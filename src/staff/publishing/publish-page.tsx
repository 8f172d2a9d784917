import { Hono } from 'hono'
import { paths } from '../../paths.ts'
import { guardPage, staffPage } from '../frame/staff-page.tsx'
import { forPublishers } from '../guards/access.ts'
import type { StaffEnv } from '../guards/staff.ts'

export const publishPages = new Hono<StaffEnv>()
  .get(paths.admin.publish, guardPage(forPublishers), (c) => staffPage(c, 'Publish', null))
  .get(paths.admin.publishEditor, guardPage(forPublishers), (c) => staffPage(c, 'Editor', null))
