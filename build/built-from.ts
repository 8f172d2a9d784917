import { execFileSync } from 'node:child_process'
import { virtualModule } from './virtual-module.ts'

/** Provides the moment up to which the content is in this build: of the last commit, or now if content was edited since. */
export const builtFrom = () =>
  virtualModule({ name: 'built-from', built: () => `export default ${JSON.stringify({ date: contentDate() })}` })

function contentDate() {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    if (git('status', '--porcelain', '--', 'src/site/content') === '') return git('log', '-1', '--format=%cI')
  } catch {
    // Not a Git checkout.
  }
  return new Date().toISOString()
}
