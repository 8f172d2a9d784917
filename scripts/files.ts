import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { R2Bucket } from '@cloudflare/workers-types'
import { unstable_readConfig } from 'wrangler'
import { CommandError } from './command.ts'
import { signInProblem, wrangler } from './wrangler.ts'

/** The files of e-mails and replies, by their keys. */
export type Files = {
  /** Null if there is none. */
  get: (key: string) => Promise<Uint8Array | null>
  put: (key: string, content: Uint8Array) => Promise<void>
}

export const filesIn = (bucket: R2Bucket): Files => ({
  get: async (key) => {
    const object = await bucket.get(key)
    return object && new Uint8Array(await object.arrayBuffer())
  },
  put: async (key, content) => {
    await bucket.put(key, content)
  },
})

/** Null if wrangler.toml binds no bucket. */
export const bucketName = (env?: string): string | null => {
  const config = unstable_readConfig({ config: 'wrangler.toml', ...(env && { env }) }, { hideWarnings: true })
  return config.r2_buckets.find((bucket: { binding: string }) => bucket.binding === 'ATTACHMENTS')?.bucket_name ?? null
}

/** Reaches the bucket of an environment with `wrangler r2 object`, one start of wrangler for each file. */
export const remoteFiles = (env?: string): Files | null => {
  const bucket = bucketName(env)
  if (!bucket) return null
  const run = async (act: 'get' | 'put', key: string, use: (file: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'forager-'))
    const file = join(folder, 'content')
    try {
      if (act === 'put') await use(file)
      await promisify(execFile)(...wrangler('r2', 'object', act, `${bucket}/${key}`, '--remote', '--file', file))
      if (act === 'get') await use(file)
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  const explain = (error: { stdout?: string; stderr?: string; message: string }): never => {
    const printed = `${error.stdout} ${error.stderr}`
    throw new CommandError(signInProblem(printed) ?? `wrangler failed: ${error.message.split('\n')[0]}`, 1)
  }
  return {
    get: async (key) => {
      let content: Uint8Array | null = null
      try {
        await run('get', key, async (file) => {
          content = await readFile(file)
        })
      } catch (error) {
        if (!/specified key does not exist/i.test(String((error as { stderr?: string }).stderr)))
          explain(error as Error)
      }
      return content
    },
    put: (key, content) => run('put', key, (file) => writeFile(file, content, { mode: 0o600 })).catch(explain),
  }
}
