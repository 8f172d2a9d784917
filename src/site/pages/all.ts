import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { isEntryPath, staffPaths } from '../../staff/staff-paths.ts'
import type { PageMeta } from '../layout/page-meta.ts'
import * as brands from './brands/meta.ts'
import { route as brandsRoute } from './brands/route.tsx'
import * as careers from './careers/meta.ts'
import { route as careersRoute } from './careers/route.tsx'
import * as contact from './contact/meta.ts'
import { route as contactRoute } from './contact/route.tsx'
import * as home from './home/meta.ts'
import { route as homeRoute } from './home/route.tsx'
import * as newsroom from './newsroom/meta.ts'
import { route as newsroomRoute } from './newsroom/route.tsx'
import * as notFound from './not-found/meta.ts'
import { route as notFoundRoute } from './not-found/route.tsx'
import * as ourCommunity from './our-community/meta.ts'
import { route as ourCommunityRoute } from './our-community/route.tsx'
import * as ourFocus from './our-focus/meta.ts'
import { route as ourFocusRoute } from './our-focus/route.tsx'
import * as ourStory from './our-story/meta.ts'
import { route as ourStoryRoute } from './our-story/route.tsx'
import * as ourTeam from './our-team/meta.ts'
import { route as ourTeamRoute } from './our-team/route.tsx'
import * as privacy from './privacy/meta.ts'
import { route as privacyRoute } from './privacy/route.tsx'

/** The metadata of every page that search engines may list, in the order of the menu. */
export const indexableMetas: PageMeta[] = [
  home.meta,
  ourCommunity.meta,
  ourFocus.meta,
  ourTeam.meta,
  ourStory.meta,
  ...brands.metas,
  ...newsroom.metas,
  careers.meta,
  contact.meta,
  privacy.meta,
]

/** The metadata of every public page. */
export const metas: PageMeta[] = [...indexableMetas, notFound.meta]

/** Every public page at its path. */
export const pages = [
  homeRoute,
  ourCommunityRoute,
  ourFocusRoute,
  ourTeamRoute,
  ourStoryRoute,
  brandsRoute,
  newsroomRoute,
  careersRoute,
  contactRoute,
  privacyRoute,
  notFoundRoute,
].reduce((all, route) => all.route('/', route), new Hono<AppEnv>())

const publicPaths = new Set(indexableMetas.map(({ pathname }) => pathname))
const paths = new Set([...publicPaths, notFound.meta.pathname, ...staffPaths])

/** Whether this exact path is a page that is the same for every visitor. */
export const isPublicPage = (path: string) => publicPaths.has(path)

/** Whether a canonical path belongs to a page. */
export const isPagePath = (path: string) => paths.has(path) || isEntryPath(path)
