import { type PictureName, picture } from '../art/catalogue.ts'
import { openGraphKey } from '../art/open-graph-key.ts'
import type { PageMeta } from '../schemas/page-meta.ts'

/** The page's own picture for link previews. */
export const openGraphImage = ({ pathname }: Pick<PageMeta, 'pathname'>) =>
  picture(`og/${openGraphKey(pathname)}` as PictureName)
