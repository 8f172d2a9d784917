import { expect, it } from 'vitest'
import { brokenEntries } from '../../../src/staff/publishing/broken.ts'
import type { CheckFiles } from '../../../src/staff/publishing/operations.ts'
import type { Commit, Repository } from '../../../src/staff/publishing/repository.ts'

const folder = 'src/site/content/partners'
const commitOf = (sha: string, parent: string): Commit => ({
  ...{ sha, parent, tree: sha, message: sha, email: 'ada@forager.example', date: '2026-11-24T12:00:00.000Z' },
  author: `Author of ${sha}`,
})
const [newest, oldest] = [commitOf('c2', 'c1'), commitOf('c1', 'c0')]

/** The hash of each file, by commit. */
const trees: Record<string, Record<string, string>> = {
  c0: { 'live.yaml': '0', 'wrong-for-long.yaml': '0', 'gone.yaml': '0' },
  c2: { 'live.yaml': '0', 'wrong-for-long.yaml': '0', 'changed.yaml': 'bad', 'right.yaml': 'good', 'a.jpg': '1' },
}
const asked: string[] = []
const repository = {
  hashes: async (sha: string) =>
    new Map(Object.entries(trees[sha] ?? {}).map(([name, hash]) => [`${folder}/${name}`, hash])),
  textFiles: async (files: [string, string][]) =>
    files.flatMap(([path, sha]) => (path.endsWith('.yaml') ? [{ path, bytes: new TextEncoder().encode(sha) }] : [])),
  commits: async (_count: number, path: string) => {
    asked.push(path)
    return [oldest]
  },
} as unknown as Repository

const nameOf = (path: string) => path.replace(`${folder}/`, '')
const known: string[][] = []
const check: CheckFiles = async (files, texts = [], paths = new Set()) => {
  known.push(
    texts.map(({ path }) => nameOf(path)),
    [...paths].map(nameOf),
  )
  return files.map(({ path, bytes }) => ({
    path,
    name: nameOf(path),
    wrong: !bytes || new TextDecoder().decode(bytes) === 'bad' ? [`${nameOf(path)} is wrong.`] : [],
  }))
}

it('names each entry that waiting commits have broken or deleted, with who did it', async () => {
  const broken = await brokenEntries(repository, [newest, oldest], check)
  expect(broken).toEqual([
    { path: `${folder}/changed.yaml`, name: 'changed.yaml', wrong: ['changed.yaml is wrong.'], since: oldest },
    { path: `${folder}/gone.yaml`, name: 'gone.yaml', wrong: ['gone.yaml is wrong.'], since: oldest },
  ])
  expect(asked).toEqual(broken.map(({ path }) => path))
})

it('checks them against all that there is now, pictures included', async () => {
  known.length = 0
  await brokenEntries(repository, [newest, oldest], check)
  const now = Object.keys(trees.c2 ?? {})
  expect(known).toEqual([now.filter((name) => name.endsWith('.yaml')), now])
})

it('looks at nothing when all is live', async () => {
  expect(await brokenEntries({} as Repository, [], check)).toEqual([])
})
