import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { convertV4MiniflareOptions, Miniflare, type Request, type Response } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

type Options = {
  port: number
  /** Folder of the local state, as in wrangler's `--persist-to`. */
  persistTo: string
  /** Variables and secrets in addition to those of wrangler.toml. */
  variables?: Record<string, string>
  /** Requests per minute by binding, in place of the limits of wrangler.toml. */
  limits?: Record<string, number>
  /** Whether to bind an analytics dataset; the local one discards what it receives. */
  analytics?: boolean
  /** Handles the Worker's requests to other hosts, in place of the network. */
  outside?: (request: Request) => Promise<Response>
  /** Whether to discard the Worker's logs. */
  quiet?: boolean
  /** Folder of the build. */
  build?: string
}

/** Where the build writes the Worker. */
export const workerFolder = join('dist', 'forager')

/**
 * Serves the production build in workerd, with queues, mail and the D1 database that `wrangler d1 --local` uses.
 * @throws if there is no build
 */
export const startSite = async ({
  port,
  persistTo,
  variables = {},
  limits = {},
  analytics = false,
  outside,
  quiet = false,
  build = 'dist',
}: Options): Promise<Miniflare> => {
  const folder = join(build, 'forager')
  if (!existsSync(folder)) throw new Error('There is no build. Run: npm run build')
  const {
    modulesRules: _,
    rootPath: __,
    ...options
  } = unstable_getMiniflareWorkerOptions(join(folder, 'wrangler.json')).workerOptions
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      bindings: { ...(options.bindings as object), ...variables },
      ratelimits: { ...(options.ratelimits as object), ...limitOptions(limits) },
      ...(analytics && { analyticsEngineDatasets: { ANALYTICS: { dataset: 'forager' } } }),
      name: 'forager',
      rootPath: process.cwd(),
      modulesRoot: folder,
      modules: workerModules(folder).map((file) => ({
        type: 'ESModule' as const,
        path: join(folder, file),
        contents: readFileSync(join(folder, file), 'utf8'),
      })),
      host: '127.0.0.1',
      port,
      cf: false,
      // `POST /cdn-cgi/local/email?from=...&to=...` delivers an e-mail.
      unsafeTriggerHandlers: true,
      logRequests: false,
      ...(outside && { outboundService: outside }),
      ...(quiet && { handleRuntimeStdio: discard }),
      resourcePersistencePath: join(persistTo, 'v3'),
    }),
  )
  await miniflare.ready
  return miniflare
}

/** The Worker's modules, the entry first. */
export const workerModules = (folder = workerFolder): string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  return files.sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
}

function limitOptions(limits: Record<string, number>) {
  const options = Object.entries(limits).map(([name, limit]) => {
    return [name, { namespace_id: name, simple: { limit, period: 60 as const } }] as const
  })
  return Object.fromEntries(options)
}

function discard(output: Readable, errors: Readable) {
  output.resume()
  errors.resume()
}
