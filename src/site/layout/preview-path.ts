/** The URL of a page's link preview: `/brands/fmg` has `/art/og/brands-fmg.png`. */
export const previewPath = (pathname: string) =>
  `/art/og/${pathname === '/' ? 'home' : pathname.slice(1).replaceAll('/', '-').replaceAll('&', 'and')}.png`
