import { paths } from '../../paths.ts'
import printed from '../../ui/printed/previews.json' with { type: 'json' }
import { type PageMeta, previewPath } from './page-meta.ts'

const previews: Record<string, { width: number; height: number; alt: string } | undefined> = printed

/** A page's link preview. Staff pages, which nobody shares, have the home page's. */
export const openGraphImage = ({ pathname: path }: Pick<PageMeta, 'pathname'>) => {
  const pathname = isForStaff(path) ? paths.home : path
  const preview = previews[pathname]
  if (!preview) throw new Error(`${pathname} has no printed preview: run \`npm run art\`.`)
  return { src: previewPath(pathname), ...preview }
}

const isForStaff = (pathname: string) => pathname.startsWith(paths.login) || pathname.startsWith(`${paths.admin.root}/`)
