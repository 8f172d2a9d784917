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
  sitemap: '/sitemap.xml',
  newsRss: '/newsroom/feed.xml',
  newsJson: '/newsroom/feed.json',
  llms: '/llms.txt',
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
  securityTxt: '/.well-known/security.txt',
  assets: '/assets',
  art: '/art',
  api: {
    root: api,
    contactmails: `${api}/contactmails`,
    health: `${api}/health`,
  },
} as const
