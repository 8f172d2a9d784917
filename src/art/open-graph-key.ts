/** The name of a page's picture for link previews: `/brands/fmg` has `brands-fmg`. */
export const openGraphKey = (pathname: string) =>
  pathname === '/' ? 'home' : pathname.slice(1).replaceAll('/', '-').replaceAll('&', 'and')
