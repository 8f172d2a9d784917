import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeBuilds } from '../../build/builds-file.ts'
import { loading } from '../../src/site/rendering/load-script.ts'

/** In the name of every script and style sheet of the next build. */
export const mark = 'next00'

/** Copies the build and renames every script and style sheet, as a build does in which all of them have changed. */
export const writeNextBuild = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist/client', join(folder, 'client'), { recursive: true })
  cpSync('dist/forager', join(folder, 'forager'), { recursive: true })
  const names = globSync('*.{js,css}', { cwd: join(folder, 'client/assets') })
  const renamed = new Map(names.map((name) => [name, name.replace(/-[\w-]{6,8}\.(js|css)$/, `-${mark}.$1`)]))
  const oldLoader = names.find((name) => /^client-.*\.js$/.test(name)) ?? ''
  const hashes = [oldLoader, renamed.get(oldLoader) ?? ''].map((name) => policyHash(loading(`/assets/${name}`)))
  for (const file of globSync('{client/assets,forager}/**/*.{js,css}', { cwd: folder })) {
    const path = join(folder, file)
    let text = readFileSync(path, 'utf8').replaceAll(hashes[0] ?? '', hashes[1] ?? '')
    for (const [from, to] of renamed) text = text.replaceAll(from, to)
    writeFileSync(path, text)
    const to = renamed.get(basename(file))
    if (to) renameSync(path, join(folder, 'client/assets', to))
  }
  writeBuilds(join(folder, 'client'), new Date(Date.now() + 1000).toISOString())
}

function policyHash(script: string) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
