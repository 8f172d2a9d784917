import { fontUrls } from '../art/fonts.ts'
import { clientAssets } from './client-assets.ts'

/** What every page needs besides its HTML, as a `Link` header, which Cloudflare sends ahead of the page as Early Hints. */
export const earlyHints = [
  ...fontUrls.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  `<${clientAssets.script}>; rel=modulepreload`,
].join(', ')
