import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { copyProject } from '../helpers/copy-project.ts'

it('builds the preview environment with bindings of its own', { timeout: 180_000 }, () => {
  const folder = 'dist/preview'
  copyProject(folder)
  // The list of licences is read from there.
  const packages = join(folder, 'node_modules')
  rmSync(packages, { recursive: true, force: true })
  symlinkSync(resolve('node_modules'), packages, 'junction')
  execFileSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', CLOUDFLARE_ENV: 'preview' },
    stdio: 'pipe',
  })
  const built = JSON.parse(readFileSync(join(folder, 'dist/forager/wrangler.json'), 'utf8'))
  const { name, d1_databases, queues, ratelimits } = unstable_readConfig(
    { config: 'wrangler.toml', env: 'preview' },
    { hideWarnings: true },
  )
  expect(name).toBe('forager-preview')
  expect(built).toMatchObject({
    name,
    d1_databases: d1_databases.map(({ binding, database_id }: { binding: string; database_id?: string }) => ({
      binding,
      database_id,
    })),
    queues,
    ratelimits,
    send_email: [],
  })
})
