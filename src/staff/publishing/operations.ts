import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Refusal } from '../../http/refuse.ts'
import { causeOf, log } from '../../log.ts'
import { record } from '../guards/audit-entry.ts'
import { forPublishers, operation } from '../guards/permissions.ts'
import type { StaffContext } from '../guards/session.ts'
import { GitHubError } from './github.ts'
import { type Edit, isContentFile, isPicture, type Repository } from './repository.ts'

const PathSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(isContentFile, 'Only content can be published, and pictures named with letters, digits, “-”, “_” and “~”.'),
)

export const PublicationSchema = v.object({
  message: v.pipe(
    v.string(),
    v.transform((text) => text.split('\n')[0]?.trim().slice(0, 120) || 'Publish'),
  ),
  files: v.pipe(
    v.array(
      v.object({
        operation: v.picklist(['create', 'update', 'delete']),
        path: PathSchema,
        content: v.optional(v.pipe(v.string(), v.regex(/^[\w+/]*={0,2}$/)), ''),
        from_path: v.nullish(PathSchema),
        sha: v.nullish(v.string()),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
})
type Publication = v.InferOutput<typeof PublicationSchema>

type Published = { sha: string; parent: string; files: { path: string; sha: string | null }[] }

type File = { path: string; bytes: Uint8Array | null }
type Hashes = Map<string, string>
type Checked = { path: string; name: string; wrong: string[] }[]
export type CheckFiles = (files: File[], now?: File[], pathsAfter?: Set<string>) => Promise<Checked>

export const publish = operation(
  forPublishers,
  async (c, repository: Repository, { message, files: sent }: Publication, check: CheckFiles) => {
    const published = await commit(c, repository, message, async (shas) => {
      const files = sent.map((file) => ({ ...file, bytes: Buffer.from(file.content, 'base64') }))
      for (const { operation, path, from_path: from, sha, bytes } of files) {
        // Published already, by a call whose answer was lost.
        if (operation === 'delete' ? !shas.has(path) : shas.get(path) === gitHashOf(bytes)) continue
        const isNew = operation === 'create' || (from && from !== path)
        if (isPicture(path) && shas.has(path) && operation !== 'delete') return pictureExists(path)
        if (isNew && shas.has(path))
          return { status: 409, message: 'There is an entry at this address. Open it, or give yours another name.' }
        if (operation !== 'create' && shas.get(from ?? path) !== sha)
          return changedSince(repository, from ?? path, shas)
      }
      const written = files.filter(({ operation }) => operation !== 'delete')
      const gone = files.flatMap(({ operation, path, from_path: from, sha }) => [
        ...(operation === 'delete' && shas.has(path) ? [path] : []),
        ...(from && from !== path && shas.get(from) === sha ? [from] : []),
      ])
      const changes = [
        ...gone.map((path) => ({ path, sha: null })),
        ...written.map(({ path, content }) => ({ path, content })),
      ]
      const wrong = await faultsOf(check, written, changes, repository, shas)
      return wrong ? { status: 422, message: `Not published. ${wrong}` } : changes
    })
    if ('sha' in published) await record(c, 'entry-published', message)
    return published
  },
)

export const takeBack = operation(forPublishers, async (c, repository: Repository, sha: string, check: CheckFiles) => {
  const { parent, message: title } = await repository.commit(sha)
  if (!parent) return { status: 409, message: 'This is the beginning: nothing came before it.' } satisfies Refusal
  const [after, before] = await Promise.all([sha, parent].map(repository.hashes))
  const published = await commit(c, repository, `Take back: ${title}`.slice(0, 120), async (now) => {
    const paths = [...new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])]
    const changed = paths.filter((path) => after?.get(path) !== before?.get(path))
    if (changed.length === 0) return { status: 409, message: 'This changes nothing.' }
    // After a second press, files may have been taken back already.
    const left = changed.filter((path) => now.get(path) !== before?.get(path))
    const later = left.find((path) => now.get(path) !== after?.get(path))
    if (later) {
      const name = later.replace(/^.*\/|\.\w+$/g, '')
      return { status: 409, message: `“${name}” has been changed again since. Take that change back first.` }
    }
    const restored = await repository.textFiles([...(before ?? [])].filter(([path]) => left.includes(path)))
    const changes = left.map((path) => ({ path, sha: before?.get(path) ?? null }))
    const wrong = await faultsOf(check, restored, changes, repository, now)
    return wrong ? { status: 422, message: `Not taken back. ${wrong}` } : changes
  })
  if ('sha' in published) await record(c, 'entry-taken-back', title)
  return published
})

export function unanswered(c: StaffContext, error: unknown): Refusal {
  log('upstream-failed', { requestId: c.get('requestId'), cause: causeOf(error) })
  if (error instanceof GitHubError && error.status < 500) {
    const reason = error.said && `: “${error.said}”`
    const then = /rate limit/i.test(error.said) ? 'Try again in an hour.' : 'Ask a developer.'
    return { status: 503, message: `GitHub refused this${reason}. Nothing is lost. ${then}` }
  }
  return { status: 503, message: 'GitHub did not answer. Nothing is lost. Try again in a minute.' }
}

async function faultsOf(check: CheckFiles, written: File[], changes: Edit[], { textFiles }: Repository, now: Hashes) {
  const pathsAfter = new Set([...now.keys(), ...changes.map(({ path }) => path)])
  const gone = changes.filter(({ sha }) => sha === null).map(({ path }): File => ({ path, bytes: null }))
  for (const { path } of gone) pathsAfter.delete(path)
  const checked = await check([...written, ...gone], await textFiles([...now]), pathsAfter)
  return [...new Set(checked.flatMap(({ wrong }) => wrong))].join(' ')
}

function gitHashOf(bytes: Uint8Array) {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

/** Two may press Publish at the same moment; the later one is tried again upon the earlier. */
async function commit(
  c: StaffContext,
  repository: Repository,
  message: string,
  plan: (hashes: Hashes) => Promise<Edit[] | Refusal>,
): Promise<Published | Refusal> {
  const { name, email } = c.get('staff')
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const head = await repository.head()
    const changes = await plan(await repository.hashes(head.sha))
    if ('status' in changes) return changes
    if (changes.length === 0) return { sha: head.sha, parent: head.sha, files: [] }
    const written = await repository.write(head, changes, message, { name, email })
    if (written) return { ...written, parent: head.sha }
  }
  return { status: 409, message: 'Others are publishing at this moment. Save again.' }
}

/** Another entry may show it: Sveltia's "Replace" would change the picture there, too. */
function pictureExists(path: string): Refusal {
  const name = path.replace(/^.*\//, '')
  return {
    status: 409,
    message: `There is another picture named “${name}”. Choose your file again and press “Keep Both”.`,
  }
}

async function changedSince({ commits }: Repository, path: string, now: Hashes): Promise<Refusal> {
  const [last] = await commits(1, path)
  const [did, next] = now.has(path)
    ? ['changed', 'open the entry again, press “Discard” and make your change there']
    : ['deleted', 'and ask them before you add it again']
  return {
    status: 409,
    message: `${last?.author ?? 'Somebody else'} has ${did} this entry since you opened it. Nothing is overwritten. Copy what you have typed, ${next}.`,
  }
}
