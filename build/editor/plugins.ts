import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'

/** What a build or a development server needs for the editor. */
export const editor = (): Plugin[] => [editorConfiguration(), noGrammars(), ownFonts(), textByBrowser()]

const id = 'virtual:editor-config'

/** Provides the editor's configuration, made from the schemas of the content. */
const editorConfiguration = (): Plugin => ({
  name: 'editor-config',
  enforce: 'pre',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  // In a process of its own, so that Vite does not restart whenever a schema or the content changes.
  load: (source) => (source === `\0${id}` ? `export default ${print()}` : undefined),
})

function print() {
  const script = "import { editorConfig } from './build/editor/config.ts'; console.log(JSON.stringify(editorConfig()))"
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
}

/** Leaves out the grammars of 300 programming languages: content has no code. */
const noGrammars = (): Plugin => ({
  name: 'no-grammars',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith('@shikijs/langs') ? '\0no-grammar' : undefined),
  load: (source) => (source === '\0no-grammar' ? 'export default []' : undefined),
})

const editorPackage = /@sveltia\/cms\/npm\/index\.js/
const fontsElsewhere = /src:url\(https:\/\/[^)]*\)/g

/** Takes out the addresses of fonts on another site: the package brings the same fonts along and adds them itself. */
const ownFonts = (): Plugin => ({
  name: 'own-fonts',
  enforce: 'pre',
  transform(code, file) {
    if (!editorPackage.test(file)) return
    if (code.match(fontsElsewhere)?.length !== 3) throw new Error('@sveltia/cms names other fonts than it did.')
    return { code: code.replace(fontsElsewhere, "src:local('')"), map: null }
  },
})

const sizes = /(--sui-[\w-]*-(?:size|height)(?:-[\w-]+)?: )(\d+)px/g

/** Text and controls are as large as the browser's own setting asks for: lengths in px ignore it. */
const textByBrowser = (): Plugin => ({
  name: 'text-by-browser',
  enforce: 'pre',
  transform(code, file) {
    if (!editorPackage.test(file)) return
    if (code.match(sizes)?.length !== 22) throw new Error('@sveltia/cms names its sizes otherwise than it did.')
    return { code: code.replace(sizes, (_, name, px) => `${name}${px / 16}rem`), map: null }
  },
})
