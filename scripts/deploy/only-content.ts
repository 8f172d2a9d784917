import { execFileSync } from 'node:child_process'
import { cleanCommit } from '../../build/builds-file.ts'
import { isContentFile } from '../../src/staff/publishing/repository.ts'
import { liveBuilds } from '../carry-over.ts'

/**
 * Whether the checkout differs from the live version only in content, as it does after staff have published. Tests and the
 * spelling checker know the words of today's content, and should not stop tomorrow's. False if it cannot be told.
 */
export const isOnlyContent = async (site: string): Promise<boolean> => {
  const [live] = await liveBuilds(site).catch(() => [])
  if (!live?.commit || !cleanCommit()) return false
  try {
    const args = ['diff', '--name-only', '--no-renames', live.commit, 'HEAD']
    const changed = execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim().split('\n')
    return changed.every(isContentFile)
  } catch {
    // A checkout that does not reach back to the live commit.
    return false
  }
}
