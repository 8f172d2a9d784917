import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { Contact } from './page.tsx'

export const meta: PageMeta = {
  pathname: paths.contact,
  title: 'Contact | Forager',
  content: [
    'Write, call or visit Forager in Gibsons, BC. Media, service and partnership enquiries are read by a person and answered within three working days.',
  ],
  type: 'ContactPage',
  keywords: ['contact', 'enquiries', 'Gibsons BC', 'Forager phone'],
}

export const route = new Hono<AppEnv>().get(paths.contact, (c) => c.render(<Contact />, { meta }))
