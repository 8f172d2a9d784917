import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { staffPaths } from './admin/meta.ts'
import * as admin from './admin/route.tsx'
import * as brands from './brands/route.tsx'
import * as careers from './careers/route.tsx'
import * as contact from './contact/route.tsx'
import * as home from './home/route.tsx'
import * as login from './login/route.tsx'
import * as newsroom from './newsroom/route.tsx'
import * as notFound from './not-found/route.tsx'
import * as ourCommunity from './our-community/route.tsx'
import * as ourFocus from './our-focus/route.tsx'
import * as ourStory from './our-story/route.tsx'
import * as ourTeam from './our-team/route.tsx'
import * as privacy from './privacy/route.tsx'

/** The metadata of every page that search engines may list, in the order of the menu. */
export const indexableMetas = [
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
export const metas = [...indexableMetas, notFound.meta]

/** Every page at its path. */
export const pages = [
  home,
  ourCommunity,
  ourFocus,
  ourTeam,
  ourStory,
  brands,
  newsroom,
  careers,
  contact,
  privacy,
  notFound,
  login,
  admin,
].reduce((all, { route }) => all.route('/', route), new Hono<AppEnv>())

const publicPaths = new Set(metas.map(({ pathname }) => pathname))
const paths = new Set([...publicPaths, ...login.signInPaths, ...staffPaths])

/** Whether this canonical path is a page's that is there for visitors. */
export const isPublicPage = (path: string) => publicPaths.has(path)

/** Whether this canonical path is a page's. */
export const isPagePath = (path: string) => paths.has(path)
