import { hydrateFrom } from './browser/hydrate.tsx'

export const islands = {
  'contact-form': () => import('./contactmails/form/contact-form.island.tsx').then((module) => module.ContactForm),
  inbox: () => import('./staff/inbox/inbox.island.tsx').then((module) => module.Inbox),
  'inbox-views': () => import('./staff/inbox/list/inbox-views.island.tsx').then((module) => module.InboxViews),
  'passkey-form': () => import('./staff/auth/passkeys/passkey-form.island.tsx').then((module) => module.PasskeyForm),
  'passkey-sign-in': () =>
    import('./staff/auth/passkeys/passkey-sign-in.island.tsx').then((module) => module.PasskeySignIn),
  session: () => import('./site/layout/session.island.tsx').then((module) => module.Session),
}

export const hydrate = hydrateFrom(islands)
