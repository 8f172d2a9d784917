import type { CheckFiles } from './operations.ts'
import type { Commit, Repository } from './repository.ts'

export type Broken = { path: string; name: string; wrong: string[]; since: Commit }

export async function brokenEntries(repository: Repository, waiting: Commit[], check: CheckFiles): Promise<Broken[]> {
  const [newest, oldest] = [waiting[0], waiting.at(-1)]
  if (!newest || !oldest?.parent) return []
  const [now, before] = await Promise.all([newest.sha, oldest.parent].map(repository.hashes))
  if (!now || !before) return []
  const texts = await repository.textFiles([...now])
  const changed = texts.filter(({ path }) => before.get(path) !== now.get(path))
  const gone = [...before.keys()].filter((path) => !now.has(path)).map((path) => ({ path, bytes: null }))
  const checked = await check([...changed, ...gone], texts, new Set(now.keys()))
  const broken = checked.filter(({ wrong }) => wrong.length > 0)
  return Promise.all(
    broken.map(async (entry) => ({ ...entry, since: (await repository.commits(1, entry.path))[0] ?? newest })),
  )
}
