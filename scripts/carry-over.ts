import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { type Builds, BuildsSchema, saveBuilds } from '../build/builds-file.ts'
import { paths } from '../src/paths.ts'
import { CommandError } from './command.ts'

const maxBuilds = 5
/** How long a page may stay open after the deployment that replaced its build, in ms. */
const maxAge = 14 * 24 * 60 * 60 * 1000

/**
 * Adds the hashed files of the builds that the live site serves to the new build, so that pages opened before the
 * deployment can still load islands and pictures. Returns the number of files added.
 * @throws CommandError if the site does not answer or lacks a file that it lists
 */
export const carryOver = async (site: string, folder = 'dist/client', now = new Date()): Promise<number> => {
  const [current] = readBuilds(folder)
  if (!current) throw new CommandError('There is no build. Run: npm run build')
  const previous = keptBuilds(await liveBuilds(site), current, now)
  const missing = [...new Set(previous.flatMap(({ files }) => files))].filter((file) => !existsSync(join(folder, file)))
  for (const file of missing) {
    const response = await get(new URL(`/${file}`, site))
    if (!response.ok) throw new CommandError(`${site} lists /${file} but answers ${response.status}.`, 1)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), Buffer.from(await response.arrayBuffer()))
  }
  saveBuilds([current, ...previous], folder)
  return missing.length
}

/** The builds to keep, newest first. A build's pages were replaced when the next one was built. */
export const keptBuilds = (live: Builds, { builtAt }: Builds[number], now: Date): Builds => {
  const older = live.filter((build) => build.builtAt < builtAt).slice(0, maxBuilds)
  return older.filter((_build, at) => {
    const replacedAt = at === 0 ? now : new Date(older[at - 1]?.builtAt ?? now)
    return now.getTime() - replacedAt.getTime() <= maxAge
  })
}

function readBuilds(folder: string): Builds {
  const file = join(folder, paths.builds)
  return existsSync(file) ? v.parse(BuildsSchema, JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** Empty if the site has none: it redirects unknown paths. */
export async function liveBuilds(site: string): Promise<Builds> {
  const response = await get(new URL(paths.builds, site))
  if (response.status >= 300 && response.status < 500) return []
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BuildsSchema), await response.text())
  if (!parsed.success) throw new CommandError(`${site}${paths.builds} cannot be read.`, 1)
  return parsed.output
}

async function get(url: URL): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', cache: 'no-store' })
  } catch {
    throw new CommandError(`${url.origin} does not answer.`, 1)
  }
}
