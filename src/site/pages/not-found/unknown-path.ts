import { paths } from '../../../paths.ts'

/** The redirect target of an unknown path: the form without a topic, all brands for an industry, home for a brand, else the 404 page. */
export const unknownPathTarget = (path: string): string => {
  if (`${path}/`.startsWith(paths.ask('/'))) return paths.contact
  if (isChildOf(path, paths.domain(''))) return paths.domain('main')
  if (isChildOf(path, paths.brand(''))) return paths.home
  return paths.notFound
}

const isChildOf = (path: string, folder: string) =>
  path.startsWith(folder) && path.length > folder.length && !path.slice(folder.length).includes('/')
