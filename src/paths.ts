const api = '/v1/api'

/** The query parameter with the key to the result of a natively posted form. */
export const resultParameter = 'result'

/** What staff do with one contactmail, and with several at once. */
const contactmailActs = [
  'open',
  'read',
  'unread',
  'spam',
  'clear',
  'status',
  'assign',
  'notes',
  'presence',
  'restore',
] as const
const contactmailsActs = ['change', 'undo', 'delete', 'restore'] as const
type ContactmailAct = (typeof contactmailActs)[number]
type ContactmailsAct = (typeof contactmailsActs)[number]

/** Every URL of the site by name. The folders of `pages/` carry these names. */
export const paths = {
  home: '/',
  ourStory: '/our-story',
  ourCommunity: '/our-community',
  ourFocus: '/our-focus',
  ourTeam: '/our-team',
  domain: (slug: string) => `/brands/domain/${slug}`,
  brand: (slug: string) => `/brands/${slug}`,
  newsroom: '/newsroom',
  article: (slug: string) => `/newsroom/${slug}`,
  careers: '/careers',
  contact: '/contact',
  privacy: '/privacy',
  notFound: '/not-found',
  login: '/login',
  loginCode: '/login/code',
  loginForgot: '/login/forgot',
  loginReset: '/login/reset',
  logout: '/logout',
  admin: {
    root: '/admin',
    contactmails: '/admin/contactmails',
    /** The icon of the inbox’s tab, with the count of `open` on it. */
    icon: '/admin/icon.svg',
    contactmail: (id: string) => `/admin/contactmails/${id}`,
    /** `open` is a POST. `delete` answers GET, with the question whether it is meant. */
    contactmailAct: (id: string, act: 'open' | 'delete') => `/admin/contactmails/${id}/${act}`,
    /** What staff do with contactmails, by POST. */
    contactmailsAct: (act: ContactmailsAct) => `/admin/contactmails/${act}`,
    /** Answers to a mail; a POST. */
    replies: (id: string) => `/admin/contactmails/${id}/replies`,
    replyRetry: (id: string, replyId: string) => `/admin/contactmails/${id}/replies/${replyId}/retry`,
    /** Notes among staff; a POST. */
    notes: (id: string) => `/admin/contactmails/${id}/notes`,
    sender: '/admin/sender',
    answers: '/admin/answers',
    answer: (id: string) => `/admin/answers/${id}`,
    answerDelete: (id: string) => `/admin/answers/${id}/delete`,
    figures: '/admin/figures',
    audit: '/admin/audit',
    users: '/admin/users',
    userAct: (id: string, act: 'disable' | 'enable') => `/admin/users/${id}/${act}`,
    webhooks: '/admin/webhooks',
    webhookAct: (id: string, act: 'rotate' | 'disable' | 'enable' | 'delete') => `/admin/webhooks/${id}/${act}`,
    deliveryReplay: (id: string) => `/admin/webhooks/deliveries/${id}/replay`,
    account: '/admin/account',
    twoFactor: '/admin/account/two-factor',
    twoFactorAct: (act: 'confirm' | 'stop') => `/admin/account/two-factor/${act}`,
    sessionEnd: (id: string) => `/admin/account/sessions/${id}/end`,
    otherSessionsEnd: '/admin/account/sessions/end',
    passkeyAct: (id: string, act: 'rename' | 'remove') => `/admin/account/passkeys/${id}/${act}`,
  },
  sitemap: '/sitemap.xml',
  newsRss: '/newsroom/feed.xml',
  newsJson: '/newsroom/feed.json',
  llms: '/llms.txt',
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
  speculationRules: '/speculation-rules.json',
  /** Written by the build. */
  licences: '/licences.txt',
  builds: '/builds.json',
  securityTxt: '/.well-known/security.txt',
  assets: '/assets',
  art: '/art',
  api: {
    root: api,
    contactmails: `${api}/contactmails`,
    contactmail: (id: string) => `${api}/contactmails/${id}`,
    contactmailAct: (id: string, act: ContactmailAct) => `${api}/contactmails/${id}/${act}`,
    contactmailsAct: (act: ContactmailsAct) => `${api}/contactmails/bulk/${act}`,
    colleagues: `${api}/contactmails/colleagues`,
    news: `${api}/contactmails/news`,
    replies: (id: string) => `${api}/contactmails/${id}/replies`,
    replyRetry: (id: string, replyId: string) => `${api}/contactmails/${id}/replies/${replyId}/retry`,
    answers: `${api}/answers`,
    answer: (id: string) => `${api}/answers/${id}`,
    contactmailsAuth: `${api}/contactmails/auth`,
    export: (format: 'csv' | 'json') => `${api}/contactmails/export.${format}`,
    users: `${api}/users`,
    login: `${api}/users/login`,
    loginCode: `${api}/users/login/code`,
    loginPasskey: `${api}/users/login/passkey`,
    loginPasskeyOptions: `${api}/users/login/passkey/options`,
    passkeys: `${api}/users/passkeys`,
    passkeyOptions: `${api}/users/passkeys/options`,
    logout: `${api}/users/logout`,
    health: `${api}/health`,
    beacon: `${api}/beacon`,
  },
} as const

const {
  root: _root,
  contactmail,
  contactmailAct,
  contactmailsAct,
  replies,
  replyRetry,
  answer,
  export: exported,
  ...plain
} = paths.api

/** The path of every call, those that stand alone first, with `:id` for the id of a mail. */
export const calls: string[] = [
  ...Object.values(plain),
  ...(['csv', 'json'] as const).map(exported),
  // Before those with an id, which would match them too.
  ...contactmailsActs.map(contactmailsAct),
  contactmail(':id'),
  ...contactmailActs.map((act) => contactmailAct(':id', act)),
  answer(':id'),
  replies(':id'),
  replyRetry(':id', ':replyId'),
]

/** The path of an absolute URL as it is spelled, faster than `URL` finds it. */
export const pathOf = (url: string): string => {
  const path = url.slice(url.indexOf('/', url.indexOf('//') + 2))
  const end = path.search(/[?#]/)
  return end === -1 ? path : path.slice(0, end)
}
