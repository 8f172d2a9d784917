import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Island name -> source texts of its modules. */
export type IslandSources = Record<string, string[]>

const suffix = '.island.tsx'

/** Passed through a file because Vite evaluates its configuration again for each environment. */
const list = 'dist/island-sources.json'

/** Records, during the client build, each island's module and everything it imports from `src`. */
export const islandSources = (): Plugin => ({
  name: 'island-sources',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildEnd() {
    const islands = [...this.getModuleIds()].filter((id) => id.endsWith(suffix))
    const entries = islands.map((island) => {
      const files = new Set([island])
      for (const file of files) {
        for (const id of this.getModuleInfo(file)?.importedIds ?? []) if (id.includes('/src/')) files.add(id)
      }
      return [basename(island, suffix), [...files].map((file) => relative('.', file))]
    })
    mkdirSync(dirname(list), { recursive: true })
    writeFileSync(list, JSON.stringify(Object.fromEntries(entries)))
  },
})

/** Reads the sources that the last client build recorded. */
export const readIslandSources = (): IslandSources => {
  const files: Record<string, string[]> = JSON.parse(readFileSync(list, 'utf8'))
  return Object.fromEntries(
    Object.entries(files).map(([island, names]) => [island, names.map((name) => readFileSync(name, 'utf8'))]),
  )
}
