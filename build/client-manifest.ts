import { readFileSync, renameSync } from 'node:fs'
import type { Plugin } from 'vite'
import { virtualModule } from './virtual-module.ts'

type Manifest = Record<string, { file: string; css?: string[] }>

/** Not in `dist/client`, which Cloudflare serves. */
export const manifestPath = 'dist/client-manifest.json'

/** Makes Vite's manifest of the client build importable from the Worker. */
export const clientManifest = (): Plugin =>
  virtualModule({ name: 'client-manifest', built: () => `export default ${readFileSync(manifestPath, 'utf8')}` })

/** Moves the manifest out of the public folder. */
export function hideManifest(): void {
  renameSync('dist/client/.vite/manifest.json', manifestPath)
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(manifestPath, 'utf8'))
}
