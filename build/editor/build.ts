import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { manifestPath } from '../client-manifest.ts'
import { editorLicense } from '../licences.ts'
import { editor } from './plugins.ts'

const manifest = 'editor-manifest.json'

/**
 * Builds the editor by itself, so that no page shares a chunk with it, into the folder of the client's build, and adds
 * it to that build's manifest.
 */
export async function buildEditor(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: editor(),
    build: {
      ...{ outDir: 'dist/client', emptyOutDir: false, assetsInlineLimit: 0, manifest, license: editorLicense },
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: 'build/editor/editor.ts',
        output: {
          entryFileNames: 'assets/editor-[hash].js',
          chunkFileNames: 'assets/editor-[name]-[hash].js',
          assetFileNames: 'assets/editor-[name][extname]',
        },
      },
    },
  })
  const entries = JSON.parse(readFileSync(`dist/client/${manifest}`, 'utf8'))
  rmSync(`dist/client/${manifest}`)
  const { file, src } = Object.values<{ file: string; isEntry?: boolean; src: string }>(entries).find(
    ({ isEntry }) => isEntry,
  ) as { file: string; src: string }
  const pages = JSON.parse(readFileSync(manifestPath, 'utf8'))
  writeFileSync(manifestPath, JSON.stringify({ ...pages, [src]: { file } }))
}
