import pRetry from 'p-retry'
import * as v from 'valibot'
import type { PublishingSettings } from '../../env.ts'

export class GitHubError extends Error {
  override name = 'GitHubError'
  status: number
  /** In GitHub's own words, if it gave a reason. */
  said: string
  constructor(status: number, path: string, said: string) {
    super(`GitHub answered ${status} to ${path}`)
    this.status = status
    this.said = said
  }
}

type Init = { token: string; method?: string | undefined; body?: object | undefined; accept?: string }

const RefusalSchema = v.fallback(v.object({ message: v.string() }), { message: '' })

const timeoutMilliseconds = 20_000

/** Every call is safe to repeat: Git names objects by their content, and moving a branch to where it is does nothing. */
export const askGitHub = (api: string, path: string, { method, body, accept = 'json', token }: Init) => {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const request = {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      Accept: `application/vnd.github.${accept}`,
      Authorization: `Bearer ${token}`,
      'User-Agent': 'forager-website',
      'X-GitHub-Api-Version': '2022-11-28',
    },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  }
  const send = async () => {
    const response = await fetch(api + path, request)
    if (response.ok) return response
    const { message } = v.parse(RefusalSchema, await response.json().catch(() => undefined))
    throw new GitHubError(response.status, path.split('?')[0] ?? path, message)
  }
  const shouldRetry = ({ error }: { error: Error }) => !(error instanceof GitHubError) || error.status >= 500
  return pRetry(send, { retries: 2, minTimeout: 100, signal, shouldRetry })
}

const tokens = new Map<string, { token: string; until: number }>()

/** A token for the contents of the one repository. GitHub's lasts an hour; it stays in the Worker's memory. */
export const installationToken = async ({ api, repository, appId, key }: PublishingSettings): Promise<string> => {
  const place = `${api} ${repository} ${appId}`
  const kept = tokens.get(place)
  if (kept && kept.until > Date.now()) return kept.token
  const { importPKCS8, SignJWT } = await import('jose')
  const seconds = Math.floor(Date.now() / 1000)
  const jwt = await new SignJWT()
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(appId)
    // Clocks differ.
    .setIssuedAt(seconds - 30)
    .setExpirationTime(seconds + 300)
    .sign(await importPKCS8(key, 'RS256'))
  const found = await askGitHub(api, `/repos/${repository}/installation`, { token: jwt })
  const { id } = v.parse(v.object({ id: v.number() }), await found.json())
  const body = { repositories: [repository.split('/')[1]], permissions: { contents: 'write' } }
  const made = await askGitHub(api, `/app/installations/${id}/access_tokens`, { token: jwt, body })
  const { token, expires_at } = v.parse(v.object({ token: v.string(), expires_at: v.string() }), await made.json())
  tokens.set(place, { token, until: Date.parse(expires_at) - 5 * 60_000 })
  return token
}
