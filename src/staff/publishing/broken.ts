import { Buffer } from 'node:buffer'
import type { CheckFiles } from './operations.ts'
import type { Commit, Repository } from './repository.ts'

export type Broken = { path: string; wrong: string[]; since: Commit }

export async function brokenEntries(repository: Repository, waiting: Commit[], check: CheckFiles): Promise<Broken[]> {
  const [newest, oldest] = [waiting[0], waiting.at(-1)]
  if (!newest || !oldest?.parent) return []
  const [now, before] = await Promise.all([newest.sha, oldest.parent].map(repository.hashes))
  if (!now || !before) return []
  const isText = (path: string) => /\.(md|yaml)$/.test(path)
  const changed = [...now].filter(([path, sha]) => isText(path) && before.get(path) !== sha)
  const texts = changed.length > 0 ? await repository.texts(changed.map(([, sha]) => sha)) : []
  const checked = await check([
    ...changed.map(([path], at) => ({ path, bytes: Buffer.from(texts[at]?.text ?? '') })),
    ...[...before.keys()].filter((path) => !now.has(path)).map((path) => ({ path, bytes: null })),
  ])
  const broken = checked.filter(({ wrong }) => wrong.length > 0)
  return Promise.all(
    broken.map(async (entry) => ({ ...entry, since: (await repository.commits(1, entry.path))[0] ?? newest })),
  )
}
