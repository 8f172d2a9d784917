import { paths } from '../../paths.ts'

const left = [`${paths.api.root}/*`, `${paths.admin.root}*`, `${paths.login}*`, paths.logout, '/*.*']

const pages = [
  { href_matches: '/*' },
  ...left.map((path) => ({ not: { href_matches: path } })),
  { not: { selector_matches: '[download], [target]' } },
]

/** Set by the loader on <html> once the page has loaded, except under Save-Data or on a slow connection. */
const idle = '[data-idle]'

/** Named by a header, so that the content security policy needs no exception. */
export const speculationRules = {
  prefetch: [{ where: { and: [...pages, { selector_matches: `${idle} a:hover` }] }, eagerness: 'immediate' }],
  prerender: [
    { where: { and: [...pages, { selector_matches: `${idle} a.button` }] }, eagerness: 'immediate' },
    { where: { and: pages }, eagerness: 'moderate' },
  ],
}
