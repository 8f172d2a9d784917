import { paths } from '../../../paths.ts'
import { contactPage } from '../../content/contact-page.ts'
import type { PageMeta } from '../../layout/page-meta.ts'

export const meta: PageMeta = {
  pathname: paths.contact,
  title: 'Contact | Forager',
  content: [
    'Write, call or visit Forager in Gibsons, BC. Media, service and partnership enquiries are read by a person and answered within three working days.',
  ],
  type: 'ContactPage',
  keywords: ['contact', 'enquiries', 'Gibsons BC', 'Forager phone'],
  preview: { words: contactPage.opening.heading, plates: ['plates/contact'] },
}
