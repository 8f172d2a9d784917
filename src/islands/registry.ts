import type { ComponentType } from 'react'

/** Each island's module, fetched when the island is needed. */
export const registry = {
  'about-menu': () => import('./about-menu.tsx').then((module) => module.AboutMenu),
  carousel: () => import('./carousel.tsx').then((module) => module.Carousel),
  drawer: () => import('./drawer.tsx').then((module) => module.Drawer),
  'enquiry-form': () => import('./enquiry-form.tsx').then((module) => module.EnquiryForm),
  inbox: () => import('./inbox.tsx').then((module) => module.Inbox),
  'logo-wall': () => import('./logo-wall.tsx').then((module) => module.LogoWall),
  session: () => import('./session.tsx').then((module) => module.Session),
  'sign-in-form': () => import('./sign-in-form.tsx').then((module) => module.SignInForm),
  'team-modal': () => import('./team-modal.tsx').then((module) => module.TeamModal),
  'user-form': () => import('./user-form.tsx').then((module) => module.UserForm),
}
export type IslandName = keyof typeof registry
type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>

/** What an island takes, its server-made children apart. */
export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends ComponentType<infer Props> ? Omit<Props, 'children'> : never
