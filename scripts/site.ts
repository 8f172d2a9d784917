import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { convertV4MiniflareOptions, Miniflare, type Request, type Response } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

type Options = {
  port: number
  /** The folder of the local state, as wrangler's option `--persist-to` takes it. */
  persistTo: string
  /** Variables and secrets of the Worker besides those of wrangler.toml. */
  variables?: Record<string, string>
  /** In place of the limits of wrangler.toml: how many in a minute, by binding. */
  limits?: Record<string, number>
  /** Whether the Worker has a dataset to count in; the local one takes everything and keeps nothing. */
  analytics?: boolean
  /** Answers what the Worker asks of other hosts, in place of the network. */
  outside?: (request: Request) => Promise<Response>
  /** Whether what the Worker logs is thrown away. */
  quiet?: boolean
}

/** Where the build puts the Worker. */
export const workerFolder = 'dist/forager'

/** Serves the production build in workerd, with queues, mail and the D1 that the `wrangler d1` commands see. */
export const startSite = async ({
  port,
  persistTo,
  variables = {},
  limits = {},
  analytics = false,
  outside,
  quiet = false,
}: Options): Promise<Miniflare> => {
  const {
    modulesRules: _,
    rootPath: __,
    ...options
  } = unstable_getMiniflareWorkerOptions(join(workerFolder, 'wrangler.json')).workerOptions
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      bindings: { ...(options.bindings as object), ...variables },
      ratelimits: { ...(options.ratelimits as object), ...limitOptions(limits) },
      ...(analytics && { analyticsEngineDatasets: { ANALYTICS: { dataset: 'forager' } } }),
      name: 'forager',
      rootPath: process.cwd(),
      modulesRoot: workerFolder,
      modules: workerModules().map((file) => ({
        type: 'ESModule' as const,
        path: join(workerFolder, file),
        contents: readFileSync(join(workerFolder, file), 'utf8'),
      })),
      host: '127.0.0.1',
      port,
      cf: false,
      logRequests: false,
      ...(outside && { outboundService: outside }),
      ...(quiet && { handleRuntimeStdio: discard }),
      resourcePersistencePath: join(persistTo, 'v3'),
    }),
  )
  await miniflare.ready
  return miniflare
}

function discard(output: Readable, errors: Readable) {
  output.resume()
  errors.resume()
}

function limitOptions(limits: Record<string, number>) {
  const options = Object.entries(limits).map(([name, limit]) => {
    return [name, { namespace_id: name, simple: { limit, period: 60 as const } }] as const
  })
  return Object.fromEntries(options)
}

/** The Worker's modules, its entry first. */
export const workerModules = (): string[] => {
  const files = readdirSync(workerFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  return files.sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
}
