const api = '/v1/api'

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
  /** In development only. */
  styleguide: '/styleguide',
  login: '/login',
  loginCode: '/login/code',
  logout: '/logout',
  admin: {
    root: '/admin',
    contactmails: '/admin/contactmails',
    contactmail: (id: string) => `/admin/contactmails/${id}`,
    /** What staff do with a mail; a POST. `delete` also answers GET, with the question whether it is meant. */
    contactmailAct: (id: string, act: 'open' | 'delete' | 'restore' | 'clear') => `/admin/contactmails/${id}/${act}`,
    sender: '/admin/sender',
    audit: '/admin/audit',
    users: '/admin/users',
    userAct: (id: string, act: 'disable' | 'enable') => `/admin/users/${id}/${act}`,
    account: '/admin/account',
    twoFactor: '/admin/account/two-factor',
    twoFactorAct: (act: 'confirm' | 'stop') => `/admin/account/two-factor/${act}`,
  },
  sitemap: '/sitemap.xml',
  newsRss: '/newsroom/feed.xml',
  newsJson: '/newsroom/feed.json',
  llms: '/llms.txt',
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
  speculationRules: '/speculation-rules.json',
  securityTxt: '/.well-known/security.txt',
  assets: '/assets',
  art: '/art',
  api: {
    root: api,
    contactmails: `${api}/contactmails`,
    contactmail: (id: string) => `${api}/contactmails/${id}`,
    contactmailAct: (id: string, act: 'read' | 'clear' | 'restore') => `${api}/contactmails/${id}/${act}`,
    contactmailsAuth: `${api}/contactmails/auth`,
    export: (format: 'csv' | 'json') => `${api}/contactmails/export.${format}`,
    users: `${api}/users`,
    login: `${api}/users/login`,
    loginCode: `${api}/users/login/code`,
    logout: `${api}/users/logout`,
    health: `${api}/health`,
    beacon: `${api}/beacon`,
  },
} as const

/** The path of an absolute URL as it is spelled, faster than `URL` finds it. */
export const pathOf = (url: string): string => {
  const path = url.slice(url.indexOf('/', url.indexOf('//') + 2))
  const end = path.search(/[?#]/)
  return end === -1 ? path : path.slice(0, end)
}
