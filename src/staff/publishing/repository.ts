import * as v from 'valibot'
import type { PublishingSettings } from '../../env.ts'
import { askGitHub, GitHubError, installationToken } from './github.ts'

const contentFolder = 'src/site/content'

const textsPerQuery = 100

const textFile = /^src\/site\/content\/(?:[a-z0-9-]+\/)*[\w&-][\w&.-]*\.(?:md|yaml)$/
const pictureFile = /^src\/site\/content\/(?:photographs|logos)\/\w[\w~-]*\.\w+$/

export const isPicture = (path: string): boolean => pictureFile.test(path)

export const isContentFile = (path: string): boolean => textFile.test(path) || isPicture(path)

export const HashSchema = v.pipe(v.string(), v.regex(/^[\da-f]{40,64}$/))
const MadeSchema = v.object({ sha: HashSchema })
const CommitSchema = v.pipe(
  v.object({
    sha: HashSchema,
    commit: v.object({
      message: v.string(),
      tree: MadeSchema,
      author: v.object({ name: v.string(), email: v.string(), date: v.string() }),
    }),
    parents: v.optional(v.array(MadeSchema), []),
  }),
  v.transform(({ sha, commit: { message, tree, author }, parents: [parent] }) => ({
    sha,
    tree: tree.sha,
    parent: parent?.sha,
    message: message.split('\n')[0] ?? '',
    author: author.name,
    email: author.email,
    date: new Date(author.date).toISOString(),
  })),
)
export type Commit = v.InferOutput<typeof CommitSchema>

const FilesSchema = v.object({
  tree: v.array(v.object({ path: v.string(), type: v.string(), sha: HashSchema, size: v.optional(v.number(), 0) })),
})
const TextsSchema = v.object({
  data: v.object({ repository: v.record(v.string(), v.object({ text: v.nullish(v.string()) })) }),
})

/** `content`: its new bytes in base64. `sha`: the hash of the version that it becomes again, or null to delete it. */
export type Edit = { path: string; content?: string; sha?: string | null }
type Author = { name: string; email: string }

export const openRepository = async (settings: PublishingSettings) => {
  const { api, repository, branch } = settings
  const token = await installationToken(settings)
  const ask = async <Schema extends v.GenericSchema>(schema: Schema, path: string, body?: object, method?: string) => {
    const answer = await askGitHub(api, `/repos/${repository}${path}`, { token, body, method })
    return v.parse(schema, await answer.json())
  }

  const head = async () => (await ask(v.object({ commit: CommitSchema }), `/branches/${branch}`)).commit

  const commit = (sha: string) => ask(CommitSchema, `/commits/${sha}`)

  const commits = (count: number, path = contentFolder) => {
    const query = new URLSearchParams({ sha: branch, path, per_page: String(count) })
    return ask(v.array(CommitSchema), `/commits?${query}`)
  }

  const files = async (commitSha: string) => {
    const { tree } = await ask(FilesSchema, `/git/trees/${commitSha}?recursive=1`)
    return tree.filter(({ path, type }) => type === 'blob' && isContentFile(path))
  }

  const hashes = async (commitSha: string) => new Map((await files(commitSha)).map(({ path, sha }) => [path, sha]))

  const texts = async (shas: string[]): Promise<{ sha: string; text: string }[]> => {
    const parts = [shas.slice(0, textsPerQuery), shas.slice(textsPerQuery)]
    if (shas.length > textsPerQuery) return (await Promise.all(parts.map(texts))).flat()
    const [owner, name] = repository.split('/')
    const objects = shas.map((sha) => `f${sha}:object(oid:"${sha}"){...on Blob{text}}`).join(' ')
    const query = `query($owner:String!,$name:String!){repository(owner:$owner,name:$name){${objects}}}`
    const answer = await askGitHub(api, '/graphql', { token, body: { query, variables: { owner, name } } })
    const { data } = v.parse(TextsSchema, await answer.json())
    return shas.map((sha) => ({ sha, text: data.repository[`f${sha}`]?.text ?? '' }))
  }

  const textFiles = async (files: [path: string, sha: string][]) => {
    const found = files.filter(([path]) => /\.(md|yaml)$/.test(path))
    const read = found.length > 0 ? await texts(found.map(([, sha]) => sha)) : []
    return read.map(({ text }, at) => ({ path: found[at]?.[0] ?? '', bytes: new TextEncoder().encode(text) }))
  }

  const blob = async (sha: string) =>
    (await askGitHub(api, `/repos/${repository}/git/blobs/${sha}`, { token, accept: 'raw' })).arrayBuffer()

  const write = async (parent: Commit, changes: Edit[], message: string, author: Author) => {
    const tree = await Promise.all(
      changes.map(async ({ path, content, sha = null }) => {
        const made =
          content === undefined ? { sha } : await ask(MadeSchema, '/git/blobs', { content, encoding: 'base64' })
        return { path, mode: '100644', type: 'blob', sha: made.sha }
      }),
    )
    const made = await ask(MadeSchema, '/git/trees', { base_tree: parent.tree, tree })
    const files = tree.map(({ path, sha }) => ({ path, sha }))
    if (made.sha === parent.tree) return { sha: parent.sha, files }
    const body = { message, tree: made.sha, parents: [parent.sha], author }
    const { sha } = await ask(MadeSchema, '/git/commits', body)
    try {
      await ask(v.unknown(), `/git/refs/heads/${branch}`, { sha, force: false }, 'PATCH')
    } catch (error) {
      const isRace = error instanceof GitHubError && error.status === 422 && (await head()).sha !== parent.sha
      if (isRace) return null
      throw error
    }
    return { sha, files }
  }

  return { head, commit, commits, files, hashes, texts, textFiles, blob, write }
}
export type Repository = Awaited<ReturnType<typeof openRepository>>
