import { paths } from '../../../paths.ts'

/** The redirect target of an unknown path: all brands for an industry, home for a brand, otherwise the 404 page. */
export const unknownPathTarget = (path: string): string => {
  if (isChildOf(path, paths.domain(''))) return paths.domain('main')
  if (isChildOf(path, paths.brand(''))) return paths.home
  return paths.notFound
}

const isChildOf = (path: string, folder: string) =>
  path.startsWith(folder) && path.length > folder.length && !path.slice(folder.length).includes('/')
