import { hydrateFrom } from './browser/hydrate.tsx'
import { AboutMenu } from './site/layout/about-menu.island.tsx'

/** File name -> component. Small islands load with React, large ones on first use. */
export const islands = {
  'about-menu': async () => AboutMenu,
  'contact-form': () => import('./contactmails/form/contact-form.island.tsx').then((module) => module.ContactForm),
  inbox: () => import('./staff/inbox/inbox.island.tsx').then((module) => module.Inbox),
  'inbox-views': () => import('./staff/inbox/list/inbox-views.island.tsx').then((module) => module.InboxViews),
  'passkey-form': () => import('./staff/auth/passkeys/passkey-form.island.tsx').then((module) => module.PasskeyForm),
  'passkey-sign-in': () =>
    import('./staff/auth/passkeys/passkey-sign-in.island.tsx').then((module) => module.PasskeySignIn),
  session: () => import('./site/layout/session.island.tsx').then((module) => module.Session),
  'sign-in-form': () => import('./staff/auth/sign-in/sign-in-form.island.tsx').then((module) => module.SignInForm),
  'user-form': () => import('./staff/users/user-form.island.tsx').then((module) => module.UserForm),
}

export const hydrate = hydrateFrom(islands)
