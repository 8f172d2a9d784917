import { type PictureName, picture } from '../art/catalogue.ts'
import { openGraphKey } from '../art/open-graph-key.ts'
import { paths } from '../paths.ts'
import type { PageMeta } from '../schemas/page-meta.ts'

/** The page's own picture for link previews. Staff pages, which nobody links to, have the home page's. */
export const openGraphImage = ({ pathname }: Pick<PageMeta, 'pathname'>) =>
  picture(`og/${openGraphKey(isForStaff(pathname) ? paths.home : pathname)}` as PictureName)

const isForStaff = (pathname: string) => pathname.startsWith(paths.login) || pathname.startsWith(`${paths.admin.root}/`)
