import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import { type Commit, type GitFolder, gitFolder } from './git-folder.ts'

type Asked = { match: string[]; query: URLSearchParams; body: Record<string, unknown>; raw: boolean }
type Answer = { status?: number; body: unknown }
type Route = [method: string, path: RegExp, answer: (git: GitFolder, asked: Asked) => Promise<Answer>]

const appId = '1'
const installation = 7
const repository = 'checkout/website'

/** The calls of GitHub's API that the Worker makes, answered from a Git repository on this machine. */
const routes: Route[] = [
  [
    'GET',
    /^\/branches\/([^/]+)$/,
    async (git) => {
      const [commit] = await git.commits(await git.head(), 1)
      return commit ? { body: { commit: written(commit) } } : missing
    },
  ],
  [
    'GET',
    /^\/git\/trees\/(\w+)$/,
    async (git, { match }) => ({
      body: { tree: await git.files(String(match[1])), truncated: false },
    }),
  ],
  ['GET', /^\/git\/blobs\/(\w+)$/, async (git, { match }) => ({ body: await git.blob(String(match[1])) })],
  [
    'POST',
    /^\/git\/blobs$/,
    async (git, { body }) => ({
      status: 201,
      body: { sha: await git.writeBlob(Buffer.from(String(body.content), 'base64')) },
    }),
  ],
  [
    'POST',
    /^\/git\/trees$/,
    async (git, { body }) => ({
      status: 201,
      body: { sha: await git.writeTree(String(body.base_tree), body.tree as { path: string; sha: string | null }[]) },
    }),
  ],
  [
    'POST',
    /^\/git\/commits$/,
    async (git, { body }) => {
      const { tree, parents, message, author } = body as {
        tree: string
        parents: string[]
        message: string
        author: Commit['author']
      }
      const sha = await git.commit(tree, parents, message, author)
      const [commit] = await git.commits(sha, 1)
      return commit ? { status: 201, body: { sha, ...written(commit).commit } } : missing
    },
  ],
  [
    'PATCH',
    /^\/git\/refs\/heads\/([^/]+)$/,
    async (git, { body }) =>
      (await git.moveHead(String(body.sha)))
        ? { body: {} }
        : { status: 422, body: { message: 'Update is not a fast forward' } },
  ],
  [
    'GET',
    /^\/commits$/,
    async (git, { query }) => {
      const path = query.get('path') ?? undefined
      const commits = await git.commits(await git.head(), Number(query.get('per_page') ?? 30), path)
      return { body: commits.map(written) }
    },
  ],
  [
    'GET',
    /^\/commits\/(\w+)$/,
    async (git, { match }) => {
      const [commit] = await git.commits(String(match[1]), 1)
      return commit ? { body: written(commit) } : missing
    },
  ],
]
const missing: Answer = { status: 404, body: { message: 'Not Found' } }

const written = ({ sha, tree, parents, author, message }: Commit) => ({
  sha,
  commit: { message, tree: { sha: tree }, author },
  parents: parents.map((parent) => ({ sha: parent })),
})

/** One query: the texts of blobs by their hashes. */
async function graphql(git: GitFolder, { query }: { query?: string }) {
  const asked = [...String(query).matchAll(/(\w+):object\(oid:"(\w+)"\)/g)]
  const texts = await git.texts(asked.map(([, , sha]) => String(sha)))
  return { data: { repository: Object.fromEntries(asked.map(([, name], at) => [name, { text: texts[at] }])) } }
}

/** Starts the stand-in on a free port of this machine, with a key that nobody else has. */
export const startGitHub = async (folder: string, options: { branch?: string; isCheckout?: boolean } = {}) => {
  const branch = options.branch ?? 'main'
  const git = gitFolder(folder, { ...options, branch })
  // A folder that is no repository is found out here.
  await git.head()
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const tokens = new Set<string>()

  async function answer({ method, url, headers }: IncomingMessage, text: Buffer): Promise<Answer> {
    const { pathname, searchParams } = new URL(String(url), 'http://localhost')
    const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (pathname === `/repos/${repository}/installation` || pathname.startsWith('/app/')) {
      const { payload } = await jwtVerify(token, publicKey, { issuer: appId, algorithms: ['RS256'] })
      if (Number(payload.exp) - Number(payload.iat) > 600) return { status: 401, body: { message: 'too long' } }
      if (method === 'GET') return { body: { id: installation } }
      const made = randomUUID()
      tokens.add(made)
      return { status: 201, body: { token: made, expires_at: new Date(Date.now() + 3_600_000).toISOString() } }
    }
    if (!tokens.has(token)) return { status: 401, body: { message: 'Bad credentials' } }
    const body = text.length > 0 ? JSON.parse(text.toString()) : {}
    if (pathname === '/graphql') return { body: await graphql(git, body) }
    const path = pathname.replace(`/repos/${repository}`, '')
    for (const [ofMethod, pattern, respond] of routes) {
      const match = ofMethod === method && pattern.exec(path)
      if (match)
        return respond(git, { match, query: searchParams, body, raw: headers.accept?.includes('raw') ?? false })
    }
    return missing
  }

  const server = createServer(async (request, response) => {
    const { status = 200, body } = await answer(request, await buffer(request)).catch((error) => ({
      status: error?.code?.startsWith?.('ERR_JW') ? 401 : 500,
      body: { message: String(error) },
    }))
    const isRaw = Buffer.isBuffer(body)
    response.writeHead(status, { 'Content-Type': isRaw ? 'application/octet-stream' : 'application/json' })
    response.end(isRaw ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = {
    PUBLISHING_API: `http://127.0.0.1:${port}`,
    PUBLISHING_REPOSITORY: repository,
    PUBLISHING_BRANCH: branch,
    PUBLISHING_APP_ID: appId,
    PUBLISHING_APP_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
  return { git, settings, close: () => server.close() }
}
