import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startSite } from '../../scripts/site.ts'
import { gitIn } from '../helpers/content-repository.ts'
import { copyProject } from '../helpers/copy-project.ts'
import { port as mainPort, repository } from './site.ts'

const port = mainPort + 160
const folder = '.wrangler/published'
const content = 'src/site/content'

let isPrepared = false

/** Builds and serves the site with the content that was published, as a deployment does. */
export const withPublished = async (look: (origin: string) => Promise<void>) => {
  // A later deployment has the drawings and photographs of the one before.
  if (!isPrepared) prepare()
  isPrepared = true
  rmSync(join(folder, content), { recursive: true })
  gitIn(repository, '--work-tree', resolve(folder), 'checkout', 'main', '--', content)
  await promisify(execFile)('npm', ['run', 'build'], { cwd: folder })
  const persistTo = mkdtempSync(join(tmpdir(), 'forager-published-'))
  const site = await startSite({ port, persistTo, quiet: true, build: join(folder, 'dist') })
  try {
    await look(`http://localhost:${port}`)
  } finally {
    await site.dispose()
    rmSync(persistTo, { recursive: true })
  }
}

function prepare() {
  copyProject(folder)
  // Not the whole folder: its cache of drawings belongs to the content of this checkout.
  for (const name of readdirSync('node_modules').filter((one) => !one.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
}
