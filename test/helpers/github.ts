import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { exportPKCS8, generateKeyPair } from 'jose'
import { vi } from 'vitest'

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex')
const dates = { date: '2026-11-26T12:00:00Z' }

/** Answers the Worker's calls to GitHub from memory. */
export const fakeGitHub = async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const bindings = {
    ...env,
    ...{ PUBLISHING_REPOSITORY: `forager/${crypto.randomUUID()}`, PUBLISHING_APP_ID: '1' },
    PUBLISHING_APP_KEY: (await exportPKCS8(privateKey)).trim(),
  }
  /** Path -> hash by tree, and tree by commit. */
  const trees = new Map<string, Record<string, string>>()
  const texts = new Map<string, string>()
  const commits = new Map<string, { tree: string; parents: string[]; message: string }>()
  const keepTree = (files: Record<string, string>) => {
    const sha = hashOf(JSON.stringify(Object.entries(files).sort()))
    trees.set(sha, files)
    return sha
  }
  const keepCommit = (commit: { tree: string; parents: string[]; message: string }) => {
    const sha = hashOf(JSON.stringify([commit, commits.size]))
    commits.set(sha, commit)
    return sha
  }
  const github = {
    bindings,
    head: keepCommit({ tree: keepTree({}), parents: [], message: 'Begin' }),
    /** Whether the branch moves and the answer that says so is lost. */
    losesAnswer: false,
    /** Why the branch does not move. */
    refuses: undefined as string | undefined,
    refusalStatus: 422,
    /** Whether somebody else publishes just before the branch moves, once. */
    isRaced: false,
    /** Whether the first try of each call meets a closed connection. */
    losesFirstTries: false,
    /** Hashes of the texts that a partly failed answer has not. */
    leavesOut: [] as string[],
    files: () => trees.get(commits.get(github.head)?.tree ?? ''),
    count: () => commits.size,
  }
  const shown = (sha: string) => {
    const { tree = '', parents = [], message = '' } = commits.get(sha) ?? {}
    const author = { name: 'Somebody', email: 'somebody@forager.example', ...dates }
    return {
      sha,
      commit: { message, tree: { sha: tree }, author },
      parents: parents.map((parent) => ({ sha: parent })),
    }
  }
  const tried = new Set<string>()
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const call = `${method} ${input} ${body}`
    if (github.losesFirstTries && !tried.has(call)) {
      tried.add(call)
      throw new Error('Network connection lost.')
    }
    const path = new URL(input).pathname.replace(`/repos/${bindings.PUBLISHING_REPOSITORY}`, '')
    const given = body ? JSON.parse(body) : {}
    if (path === '/installation') return Response.json({ id: 1 })
    if (path.startsWith('/app/')) return Response.json({ token: 't', expires_at: new Date(Date.now() + 3_600_000) })
    if (path.startsWith('/branches/')) return Response.json({ commit: shown(github.head) })
    if (path === '/commits') return Response.json([shown(github.head)])
    if (path.startsWith('/commits/')) return Response.json(shown(path.split('/')[2] ?? ''))
    if (path === '/graphql')
      return Response.json({
        data: {
          repository: {
            ...Object.fromEntries([...texts].map(([sha, text]) => [`f${sha}`, { text }])),
            ...Object.fromEntries(github.leavesOut.map((sha) => [`f${sha}`, null])),
          },
        },
      })
    if (path === '/git/blobs') {
      const bytes = Buffer.from(given.content, 'base64')
      const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
      texts.set(sha, bytes.toString())
      return Response.json({ sha })
    }
    if (path === '/git/trees') {
      const files = { ...trees.get(given.base_tree) }
      for (const { path, sha } of given.tree) {
        if (sha) files[path] = sha
        else delete files[path]
      }
      return Response.json({ sha: keepTree(files) })
    }
    if (path.startsWith('/git/trees/')) {
      const files = trees.get(commits.get(path.split('/')[3] ?? '')?.tree ?? '') ?? {}
      return Response.json({ tree: Object.entries(files).map(([path, sha]) => ({ path, sha, type: 'blob' })) })
    }
    if (path === '/git/commits') return Response.json({ sha: keepCommit(given) })
    if (method !== 'PATCH') return new Response('', { status: 404 })
    if (github.refuses !== undefined)
      return Response.json({ message: github.refuses }, { status: github.refusalStatus })
    if (github.isRaced) {
      github.isRaced = false
      const { tree = '' } = commits.get(github.head) ?? {}
      github.head = keepCommit({ tree, parents: [github.head], message: 'Somebody else' })
      return Response.json({ message: 'Update is not a fast forward' }, { status: 422 })
    }
    github.head = given.sha
    if (github.losesAnswer) throw new Error('The connection was lost.')
    return Response.json({})
  })
  return github
}
