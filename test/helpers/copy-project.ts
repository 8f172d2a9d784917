import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['src', 'art', 'build', 'scripts', 'public']
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'uno.config.ts']
const others = ['wrangler.toml', 'tsconfig.json', 'node_modules/.cache/forager-art']

/** Copies what a build needs into an empty folder inside the repository, so that packages are found. */
export const copyProject = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  for (const source of [...folders, ...files, ...others].filter(existsSync))
    cpSync(source, join(folder, source), { recursive: true, preserveTimestamps: true })
}
