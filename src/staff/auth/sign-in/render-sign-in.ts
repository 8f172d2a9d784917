import type { ReactElement } from 'react'
import { paths } from '../../../paths.ts'
import type { PrivateMeta } from '../../../site/layout/page-meta.ts'
import type { StaffContext } from '../../guards/staff.ts'

const meta: PrivateMeta = {
  pathname: paths.login,
  title: 'Staff sign-in | Forager',
  content: ['Forager staff sign in here to read and answer the messages sent through the website.'],
  keywords: ['sign-in', 'staff', 'Forager'],
}

export const renderSignIn = (c: StaffContext, content: ReactElement) =>
  c.render(content, { meta, isPrivate: true, user: null })
