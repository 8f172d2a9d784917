import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { paths } from '../src/paths.ts'

type Licence = { name: string; version: string; identifier?: string; text?: string }

/** Vite's `build.license`: lists the packages bundled into a build. */
export const license = { fileName: '.vite/license.json' }
export const editorLicense = { fileName: '.vite/license-editor.json' }

/** Packages that art/ draws from. Vite does not bundle them, so its list lacks them. */
const drawnFrom = ['@fontsource-variable/figtree', '@fontsource-variable/fraunces', '@tabler/icons', 'world-atlas']

/** Writes one file with the licences of all bundled packages, the fonts, the icons and the map. */
export function writeLicences(): void {
  const licences = [
    ...takeList('dist/client'),
    ...takeList('dist/client', editorLicense),
    ...takeList('dist/forager'),
    ...drawnFrom.map(licenceOf),
  ]
  const texts = new Map(licences.map((licence) => [`${licence.name} ${licence.version}`, textOf(licence)]))
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(`dist/client${paths.licences}`, `${sorted.map(([, text]) => text).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
}

/** Reads Vite's list, then deletes it: the whole folder is uploaded. */
function takeList(outDir: string, { fileName } = license): Licence[] {
  const file = `${outDir}/${fileName}`
  const list = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file))
  return list
}

function licenceOf(name: string): Licence {
  const folder = `node_modules/${name}`
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return { name, version, identifier: license, text: readFileSync(`${folder}/LICENSE`, 'utf8') }
}

/** @throws Error if a package names no licence */
function textOf({ name, version, identifier, text = '' }: Licence) {
  if (!identifier && !text) throw new Error(`${name} ${version} is bundled but names no licence.`)
  return [`${name} ${version}`, identifier && `Licence: ${identifier}`, text.trim()].filter(Boolean).join('\n\n')
}
