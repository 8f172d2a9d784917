import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { momentOf } from '../src/contactmails/due/office-time.ts'
import { paths } from '../src/paths.ts'

/** A file whose name has a hash of its content. */
const FileSchema = v.pipe(v.string(), v.regex(/^(assets|art|fonts)\/[\w./&-]+$/), v.excludes('..'))

/** The builds whose files are deployed, newest first. The next deployment reads it from the live site. */
export const BuildsSchema = v.array(
  v.object({
    builtAt: v.pipe(v.string(), v.isoTimestamp()),
    files: v.array(FileSchema),
    /** The commit that was built; empty if the checkout had other changes. */
    commit: v.optional(v.pipe(v.string(), v.regex(/^(?:[\da-f]{40,64})?$/)), ''),
  }),
)
export type Builds = v.InferOutput<typeof BuildsSchema>

/** Lists the hashed files of the finished build. */
export const writeBuilds = (folder = 'dist/client', builtAt = new Date().toISOString()): void => {
  const toCome = picturesToCome()
  const files = globSync('{assets,art,fonts}/**/*.*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    // Link previews would name stories that are not public yet. What visitors keep is large.
    .filter((file) => !/^art\/(og|downloads)\//.test(file) && !toCome.some((name) => file.startsWith(name)))
  saveBuilds([{ builtAt, files: files.sort(), commit: cleanCommit() }], folder)
}

type Content = { news: { date?: string; appears?: string; plate?: string }[] }

/** The beginnings of the files that only stories to come show. */
export const picturesToCome = (
  content: Content = read('src/site/content/printed/content.json'),
  prints: Record<string, { hash: string }> = read('src/ui/printed/photographs.json'),
  now = Date.now(),
): string[] => {
  const isToCome = (appears?: string) => appears !== undefined && momentOf(appears) > now
  const shown = JSON.stringify({
    ...content,
    news: content.news.filter(({ date, appears = date }) => !isToCome(appears)),
  })
  const photographs = Object.entries(prints).flatMap(([file, { hash }]) =>
    shown.includes(`"${file}"`) ? [] : `art/photographs/${hash}/`,
  )
  const plates = content.news.flatMap(({ date, appears = date, plate }) =>
    isToCome(appears) && plate && !shown.includes(`"${plate}"`) ? `art/plates/${plate}.` : [],
  )
  return [...photographs, ...plates]
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

export const saveBuilds = (builds: Builds, folder: string): void => {
  writeFileSync(join(folder, paths.builds), JSON.stringify(builds))
}

/** The commit of the checkout; empty if the checkout has other changes, or is not a Git one. */
export const cleanCommit = (): string => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : ''
  } catch {
    return ''
  }
}
