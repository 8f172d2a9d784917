import { paths } from '../../paths.ts'
import { isPublicAt, nextChangeOf, routesOf, type SitePage } from '../layout/site-page.tsx'
import { networkPages } from './brands/pages.tsx'
import { careersPages } from './careers/pages.tsx'
import { askPages, contactPage } from './contact/page.tsx'
import { homePage } from './home/page.tsx'
import { newsroomPages } from './newsroom/pages.tsx'
import { notFoundPage } from './not-found/page.tsx'
import { ourCommunityPage } from './our-community/page.tsx'
import { ourFocusPage } from './our-focus/page.tsx'
import { ourStoryPage } from './our-story/page.tsx'
import { ourTeamPage } from './our-team/page.tsx'
import { privacyPage } from './privacy/page.tsx'
import { salalPointPage } from './salal-point/page.tsx'

const sitePages: SitePage[] = [
  homePage,
  ourCommunityPage,
  ourFocusPage,
  ourTeamPage,
  ourStoryPage,
  ...networkPages,
  salalPointPage,
  ...newsroomPages,
  ...careersPages,
  contactPage,
  privacyPage,
  notFoundPage,
]

const allPages = [...sitePages, ...askPages]

export const pages = routesOf(allPages)

export const metas = sitePages.map(({ meta }) => meta)

export const indexableMetas = (now = new Date()) =>
  sitePages.filter((page) => !page.status && isPublicAt(page, now)).map(({ meta }) => meta)

const byPath = new Map(allPages.map((page) => [page.meta.pathname, page]))
const ofStaff = new RegExp(`^(?:${paths.admin.root}|${paths.login})(?:/[\\w-]+)*$`)

export const pageOf = (path: string) => byPath.get(path)

const pageAt = (path: string, now: Date) => {
  const page = byPath.get(path)
  return page && isPublicAt(page, now) ? page : undefined
}

export const isPublicPage = (path: string) => nextChange(path, new Date()) !== undefined

export const nextChange = (path: string, now: Date) => {
  const page = pageAt(path, now)
  return page && !page.status ? nextChangeOf(page, now) : undefined
}

export const isSitePage = (path: string) => pageAt(path, new Date()) !== undefined

export const isPagePath = (path: string) => isSitePage(path) || ofStaff.test(path)
