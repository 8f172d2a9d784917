import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type Author = { name: string; email: string }
export type TreeEntry = { path: string; sha: string | null }
export type Commit = {
  sha: string
  tree: string
  parents: string[]
  author: Author & { date: string }
  message: string
}

const content = 'src/site/content'

/** Where a checkout keeps what was published into it, beside its own branches. */
const checkoutRef = 'refs/publishing/checkout'
const format = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%B'].join('%x00')

/**
 * A Git repository in a folder. With `isCheckout` its content is what the work tree says, committed or not; publishing
 * writes the files and leaves the branch and the index alone.
 */
export const gitFolder = (folder: string, { branch, isCheckout = false }: { branch: string; isCheckout?: boolean }) => {
  const ref = isCheckout ? checkoutRef : `refs/heads/${branch}`

  const git = (args: string[], { input, env }: { input?: string | Buffer; env?: Record<string, string> } = {}) =>
    new Promise<Buffer>((resolve, reject) => {
      const options = { cwd: folder, env: { ...process.env, ...env }, encoding: 'buffer' as const, maxBuffer: 2 ** 28 }
      const child = execFile('git', args, options, (error, out, said) => {
        if (error) reject(new Error(`git ${args[0]}: ${said}`))
        else resolve(out)
      })
      child.stdin?.end(input)
    })
  const line = async (...args: Parameters<typeof git>) => (await git(...args)).toString().trim()
  const exists = (name: string) => git(['rev-parse', '--verify', '--quiet', name]).then(Boolean, () => false)

  /** Changes a tree by way of an index of its own. */
  const withIndex = async (tree: string, change: (env: Record<string, string>) => Promise<unknown>) => {
    const file = join(tmpdir(), `forager-index-${randomUUID()}`)
    try {
      const env = { GIT_INDEX_FILE: file }
      await git(['read-tree', tree], { env })
      await change(env)
      return await line(['write-tree'], { env })
    } finally {
      rmSync(file, { force: true })
    }
  }

  const commit = (tree: string, parents: string[], message: string, { name, email }: Author) => {
    const env = {
      ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
      ...{ GIT_COMMITTER_NAME: 'Forager website', GIT_COMMITTER_EMAIL: 'website@forager.example' },
    }
    return line(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], { input: message, env })
  }

  /** Commits, beside all branches, what the work tree says by now. */
  const snapshot = async () => {
    const tip = await line(['rev-parse', (await exists(ref)) ? ref : 'HEAD'])
    const tree = await withIndex('HEAD', (env) => git(['add', '--all', '--', content], { env }))
    if (tree === (await line(['rev-parse', `${tip}^{tree}`]))) return tip
    const isBehind = await git(['merge-base', '--is-ancestor', 'HEAD', tip]).then(
      () => false,
      () => true,
    )
    const parents = [tip, ...(isBehind ? [await line(['rev-parse', 'HEAD'])] : [])]
    const author = { name: 'This machine', email: 'checkout@localhost' }
    const sha = await commit(tree, parents, 'Edit files on this machine', author)
    await git(['update-ref', ref, sha])
    return sha
  }

  const head = () => (isCheckout ? snapshot() : line(['rev-parse', ref]))

  /** @returns whether nothing else was written meanwhile */
  const moveHead = async (sha: string) => {
    const before = await head()
    const isNext = await git(['merge-base', '--is-ancestor', before, sha]).then(
      () => true,
      () => false,
    )
    if (!isNext) return false
    await git(['update-ref', ref, sha, ...(isCheckout ? [] : [before])])
    if (isCheckout) await writeFiles(before, sha)
    return true
  }

  async function writeFiles(before: string, after: string) {
    const changed = await line(['diff-tree', '-r', '-z', '--name-status', '--no-renames', before, after, '--', content])
    const parts = changed.split('\0').filter(Boolean)
    for (let at = 0; at < parts.length; at += 2) {
      const [status, path = ''] = [parts[at], parts[at + 1]]
      const file = join(folder, path)
      if (status === 'D') rmSync(file, { force: true })
      else {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, await git(['cat-file', 'blob', `${after}:${path}`]))
      }
    }
  }

  const commits = async (start: string, count: number, path?: string): Promise<Commit[]> => {
    const args = ['log', '-z', `--max-count=${count}`, `--format=${format}`, start, '--', ...(path ? [path] : [])]
    const parts = (await git(args)).toString().split('\0')
    const width = format.split('%x00').length
    return Array.from({ length: Math.floor(parts.length / width) }, (_, at) => {
      const [sha = '', tree = '', parents = '', name = '', email = '', date = '', message = ''] = parts.slice(
        at * width,
      )
      return {
        sha,
        tree,
        parents: parents.split(' ').filter(Boolean),
        author: { name, email, date },
        message: message.trim(),
      }
    })
  }

  const files = async (tree: string) =>
    (await git(['ls-tree', '-r', '-l', '-z', tree]))
      .toString()
      .split('\0')
      .flatMap((entry) => {
        const [, mode, type, sha, size, path] = /^(\d+) (\w+) (\w+) +(\d+|-)\t(.*)$/s.exec(entry) ?? []
        return path ? [{ path, mode, type, sha, size: Number(size) }] : []
      })

  /** The texts of blobs, in their order. */
  const texts = async (shas: string[]) => {
    const out = await git(['cat-file', '--batch'], { input: `${shas.join('\n')}\n` })
    let at = 0
    return shas.map(() => {
      const start = out.indexOf('\n', at) + 1
      at = start + Number(out.subarray(at, start).toString().split(' ')[2]) + 1
      return out.subarray(start, at - 1).toString()
    })
  }

  const writeTree = (base: string, entries: TreeEntry[]) =>
    withIndex(base, (env) => {
      const input = entries
        .map(({ path, sha }) => `${sha ? '100644' : '0'} ${sha ?? '0'.repeat(40)}\t${path}\0`)
        .join('')
      return git(['update-index', '-z', '--index-info'], { env, input })
    })

  return {
    ...{ head, moveHead, commits, files, writeTree, commit },
    blob: (sha: string) => git(['cat-file', 'blob', sha]),
    texts,
    writeBlob: (bytes: Buffer) => line(['hash-object', '-w', '--stdin'], { input: bytes }),
  }
}
export type GitFolder = ReturnType<typeof gitFolder>
