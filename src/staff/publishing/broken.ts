import type { CheckFiles } from './operations.ts'
import type { Commit, Repository } from './repository.ts'

export type Broken = { path: string; name: string; wrong: string[]; since: Commit }

export async function brokenEntries(repository: Repository, waiting: Commit[], check: CheckFiles): Promise<Broken[]> {
  const [newest, oldest] = [waiting[0], waiting.at(-1)]
  if (!newest || !oldest?.parent) return []
  const [now, before] = await Promise.all([newest.sha, oldest.parent].map(repository.hashes))
  if (!now || !before) return []
  const changed = await repository.textFiles([...now].filter(([path, sha]) => before.get(path) !== sha))
  const checked = await check([
    ...changed,
    ...[...before.keys()].filter((path) => !now.has(path)).map((path) => ({ path, bytes: null })),
  ])
  const broken = checked.filter(({ wrong }) => wrong.length > 0)
  return Promise.all(
    broken.map(async (entry) => ({ ...entry, since: (await repository.commits(1, entry.path))[0] ?? newest })),
  )
}
