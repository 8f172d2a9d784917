import type { ComponentType } from 'react'
import { AboutMenu } from './about-menu.tsx'
import { Carousel } from './carousel.tsx'
import { Drawer } from './drawer.tsx'
import { LogoWall } from './logo-wall.tsx'
import { TeamModal } from './team-modal.tsx'

/** Each island's component: the small ones come with React, the others when they are needed. */
export const registry = {
  'about-menu': async () => AboutMenu,
  carousel: async () => Carousel,
  drawer: async () => Drawer,
  'enquiry-form': () => import('./enquiry-form.tsx').then((module) => module.EnquiryForm),
  inbox: () => import('./inbox.tsx').then((module) => module.Inbox),
  'logo-wall': async () => LogoWall,
  session: () => import('./session.tsx').then((module) => module.Session),
  'sign-in-form': () => import('./sign-in-form.tsx').then((module) => module.SignInForm),
  'team-modal': async () => TeamModal,
  'user-form': () => import('./user-form.tsx').then((module) => module.UserForm),
}
export type IslandName = keyof typeof registry
type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>

/** What an island takes, its server-made children apart. */
export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends ComponentType<infer Props> ? Omit<Props, 'children'> : never
