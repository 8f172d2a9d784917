import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { manifestPath } from '../client-manifest.ts'
import { editorLicense } from '../licences.ts'
import { editor } from './plugins.ts'

const input = 'build/editor/editor.ts'
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
        input,
        output: {
          entryFileNames: 'assets/editor-[hash].js',
          chunkFileNames: 'assets/editor-[name]-[hash].js',
          assetFileNames: 'assets/editor-[name][extname]',
        },
      },
    },
  })
  const { file } = JSON.parse(readFileSync(`dist/client/${manifest}`, 'utf8'))[input]
  rmSync(`dist/client/${manifest}`)
  const pages = JSON.parse(readFileSync(manifestPath, 'utf8'))
  writeFileSync(manifestPath, JSON.stringify({ ...pages, [input]: { file } }))
}
