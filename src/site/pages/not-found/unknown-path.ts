import { paths } from '../../paths.ts'

/** Where an unknown page path leads: an industry to all brands, a brand to home, anything else to the 404 page. */
export const unknownPathTarget = (path: string): string => {
  if (isChildOf(path, paths.domain(''))) return paths.domain('main')
  if (isChildOf(path, paths.brand(''))) return paths.home
  return paths.notFound
}

/** Whether the path is one segment below the folder. */
const isChildOf = (path: string, folder: string) =>
  path.startsWith(folder) && path.length > folder.length && !path.slice(folder.length).includes('/')
