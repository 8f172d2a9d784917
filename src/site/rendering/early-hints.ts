import { fontUrls } from '../../ui/fonts/fonts.ts'

/**
 * A `Link` header with the files that the first paint needs; Cloudflare sends it as Early Hints. It lists no scripts:
 * preloads are fetched at high priority.
 */
export const earlyHints = fontUrls
  .map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(', ')
