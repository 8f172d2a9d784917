import { paths } from '../../paths.ts'

/** What follows a link for the reader alone: calls, staff, and whatever is no page. */
const left = [`${paths.api.root}/*`, `${paths.admin.root}*`, `${paths.login}*`, paths.logout, '/*.*']

/**
 * The page that a visitor is about to open is rendered ahead: links that are pointed at or about to be tapped.
 * Kept out of pages, in a file that a header names, so that the policy needs no exception.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...left.map((path) => ({ not: { href_matches: path } })),
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
