import { fontUrls } from '../art/fonts.ts'

/**
 * What every page's first paint needs besides its HTML, as a `Link` header, which Cloudflare sends ahead of the page as
 * Early Hints. No script is among it: what is asked for here comes at high priority.
 */
export const earlyHints = fontUrls
  .map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ')
