import { isEntryPath, staffPaths } from '../../staff/frame/staff-pages.ts'
import { nextChangeOf, routesOf, type SitePage } from '../layout/site-page.tsx'
import { networkPages } from './brands/pages.tsx'
import { careersPage } from './careers/page.tsx'
import { contactPage } from './contact/page.tsx'
import { homePage } from './home/page.tsx'
import { newsroomPages } from './newsroom/pages.tsx'
import { notFoundPage } from './not-found/page.tsx'
import { ourCommunityPage } from './our-community/page.tsx'
import { ourFocusPage } from './our-focus/page.tsx'
import { ourStoryPage } from './our-story/page.tsx'
import { ourTeamPage } from './our-team/page.tsx'
import { privacyPage } from './privacy/page.tsx'

/** Every public page, in the order of the menu. */
const sitePages: SitePage[] = [
  homePage,
  ourCommunityPage,
  ourFocusPage,
  ourTeamPage,
  ourStoryPage,
  ...networkPages,
  ...newsroomPages,
  careersPage,
  contactPage,
  privacyPage,
  notFoundPage,
]

export const pages = routesOf(sitePages)

export const metas = sitePages.map(({ meta }) => meta)

/** By the path of every page that search engines may list. */
const publicPages = new Map(sitePages.flatMap((page) => (page.status ? [] : [[page.meta.pathname, page]])))
export const indexableMetas = [...publicPages.values()].map(({ meta }) => meta)

const paths = new Set([...metas.map(({ pathname }) => pathname), ...staffPaths])

/** Whether this exact path is a page that is the same for every visitor. */
export const isPublicPage = (path: string) => publicPages.has(path)

export const nextChange = (path: string, now: Date) => {
  const page = publicPages.get(path)
  return page && nextChangeOf(page, now)
}

export const isPagePath = (path: string) => paths.has(path) || isEntryPath(path)
