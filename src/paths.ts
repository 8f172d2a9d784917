const api = '/v1/api'

export const resultParameter = 'result'

type UserAct = 'disable' | 'enable' | 'allow' | 'forbid' | 'link' | 'promote' | 'demote' | 'remove-second-step'
type ContactmailAct = 'open' | 'notes' | 'presence' | 'block' | 'draft'

const listPage = (list: string) => (page: number) => (page === 1 ? list : `${list}/page/${page}`)

/** Every URL of the site by name. The folders of `pages/` carry these names. */
export const paths = {
  home: '/',
  ourStory: '/our-story',
  ourCommunity: '/our-community',
  ourFocus: '/our-focus',
  ourTeam: '/our-team',
  leader: (slug: string) => `/our-team#${slug}`,
  domain: (slug: string) => `/brands/domain/${slug}`,
  brand: (slug: string) => `/brands/${slug}`,
  newsroom: '/newsroom',
  newsPage: listPage('/newsroom'),
  article: (slug: string) => `/newsroom/${slug}`,
  press: '/newsroom/press',
  careers: '/careers',
  careersPage: listPage('/careers'),
  job: (slug: string) => `/careers/${slug}`,
  contact: '/contact',
  ask: (about: string) => `/contact/about${about}`,
  salalPoint: '/salal-point',
  /** The evenings on which its lamp is lit, and one of them by its day: 2027-05-07. */
  lampCalendar: '/salal-point/lamp.ics',
  lampEvening: (day: string) => `/salal-point/${day}.ics`,
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
    contactmail: (id: string) => `/admin/contactmails/${id}`,
    sender: '/admin/sender',
    deleted: '/admin/deleted',
    savedReplies: '/admin/saved-replies',
    savedReply: (id: string) => `/admin/saved-replies/${id}`,
    savedReplyDelete: (id: string) => `/admin/saved-replies/${id}/delete`,
    publish: '/admin/publish',
    /** The editor keeps its own addresses after the `#`. */
    publishEditor: '/admin/publish/editor',
    publishTakeBack: (commit: string) => `/admin/publish/${commit}/take-back`,
    figures: '/admin/figures',
    audit: '/admin/audit',
    users: '/admin/users',
    userAct: (id: string, act: UserAct) => `/admin/users/${id}/${act}`,
    webhooks: '/admin/webhooks',
    webhookAct: (id: string, act: 'test' | 'rotate' | 'disable' | 'enable' | 'delete') =>
      `/admin/webhooks/${id}/${act}`,
    deliveryReplay: (id: string) => `/admin/webhooks/deliveries/${id}/replay`,
    /** For a tab of its own: `text` is the entry's file. Answers with the page, or with what is wrong with the entry. */
    publishPreview: '/admin/publish/preview',
    account: '/admin/account',
    ownMail: '/admin/account/email',
    secondStep: '/admin/account/two-step',
    secondStepAct: (act: 'codes' | 'confirm' | 'stop') => `/admin/account/two-step/${act}`,
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
  /** Keeps what is typed on the inbox before its script has come. */
  earlyKeys: '/early-keys.js',
  pressOnce: '/press-once.js',
  securityTxt: '/.well-known/security.txt',
  assets: '/assets',
  art: '/art',
  api: {
    root: api,
    contactmails: `${api}/contactmails`,
    contactmail: (id: string) => `${api}/contactmails/${id}`,
    contactmailAct: (id: string, act: ContactmailAct) => `${api}/contactmails/${id}/${act}`,
    contactmailsAct: (act: 'change' | 'undo' | 'delete') => `${api}/contactmails/bulk/${act}`,
    news: `${api}/contactmails/news`,
    replies: (id: string) => `${api}/contactmails/${id}/replies`,
    attachments: (id: string) => `${api}/contactmails/${id}/attachments`,
    attachment: (id: string, file: string) => `${api}/contactmails/${id}/attachments/${file}`,
    replyRetry: (id: string, replyId: string) => `${api}/contactmails/${id}/replies/${replyId}/retry`,
    contactmailsAuth: `${api}/contactmails/auth`,
    export: (format: 'csv' | 'json') => `${api}/contactmails/export.${format}`,
    users: `${api}/users`,
    login: `${api}/users/login`,
    loginPasskey: `${api}/users/login/passkey`,
    loginPasskeyOptions: `${api}/users/login/passkey/options`,
    passkeys: `${api}/users/passkeys`,
    passkeyOptions: `${api}/users/passkeys/options`,
    logout: `${api}/users/logout`,
    publishing: `${api}/publishing`,
    health: `${api}/health`,
    beacon: `${api}/beacon`,
  },
} as const

/** The paths of calls that hold no id. */
export const calls: string[] = Object.values(paths.api).filter((path) => typeof path === 'string' && path !== api)

export const isUnder = (path: string, root: string): boolean => `${path}/`.startsWith(`${root}/`)

/** Stories, jobs and the forms about them: they may be public for a time only. */
export const isDated = (path: string): boolean => [paths.article(''), paths.job('')].some((list) => path.includes(list))

export const isForStaff = (path: string): boolean => isUnder(path, paths.admin.root) || isUnder(path, paths.login)

/** The path of an absolute URL as it is spelled, faster than `URL` finds it. */
export const pathOf = (url: string): string => {
  const path = url.slice(url.indexOf('/', url.indexOf('//') + 2))
  const end = path.search(/[?#]/)
  return end === -1 ? path : path.slice(0, end)
}
