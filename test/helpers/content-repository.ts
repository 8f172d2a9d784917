import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const content = 'src/site/content'

/** Copies the content into a new Git repository with one commit. Returns its folder. */
export const copyContent = (folder: string): string => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(content, join(folder, content), { recursive: true })
  begin(folder)
  return folder
}

/** Makes a folder a Git repository with one commit of its content. */
export const begin = (folder: string) => {
  gitIn(folder, 'init', '--quiet', '--initial-branch', 'main')
  gitIn(folder, 'add', '--', content)
  gitIn(folder, 'commit', '--quiet', '--message', 'Begin')
}

export const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Dev', '-c', 'user.email=dev@forager.example', ...args], {
    encoding: 'utf8',
  }).trim()
