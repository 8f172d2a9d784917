import { spawn } from 'node:child_process'
import { relative } from 'node:path'
import type { HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import { contentProblem } from './content-problem.ts'

/** The Worker's environment, as wrangler.toml names it. */
const worker = 'forager'

/** The files that uno.config.ts reads or imports. */
const styleInput = /^src\/(.*\.css|ui\/(base|fonts)\/[\w-]+\.ts|site\/content\/(news\/.*|brands\/brand-schema)\.ts)$/
const drawing = /^(art\/.*|src\/ui\/base\/inks)\.ts$/
const content = /^src\/site\/content\/.*\.ts$/

/** Shows edits in open pages that Vite and its plugins miss: art, content, style inputs, server-only files. */
export function hotEdits(): Plugin {
  const problems = new Map<string, string>()
  return {
    name: 'hot-edits',
    apply: 'serve',
    configureServer(server) {
      // A page that fails to load sends its own error, which knows no file of content: ours comes after it.
      server.ws.on('connection', () => setTimeout(() => report(server, problems), 500))
    },
    async hotUpdate(update) {
      // Vite calls this hook once per environment.
      if (this.environment.name !== worker) return
      const { server } = update
      const file = relative(server.config.root, update.file)
      if (drawing.test(file)) printArt(server.config.root)
      if (styleInput.test(file)) await unoContext(server).reloadConfig()
      if (content.test(file)) {
        const problem = await contentProblem(file)
        if (problem) {
          problems.set(file, problem)
          server.config.logger.error(problem, { timestamp: true })
        } else problems.delete(file)
      }
      if (problems.size > 0) report(server, problems)
      else reload(update)
    },
  }
}

function unoContext({ config }: ViteDevServer): { reloadConfig: () => Promise<unknown> } {
  return config.plugins.find(({ name }) => name === 'unocss:api')?.api.getContext()
}

function report({ ws }: ViteDevServer, problems: Map<string, string>) {
  const message = [...problems.values()].join('\n\n')
  const [id] = problems.keys()
  if (message) ws.send({ type: 'error', err: { message, stack: '', plugin: 'content', ...(id && { id }) } })
}

/** Reloads pages for a file that only the Worker imports: the Cloudflare plugin updates the Worker and not the page. */
function reload({ file, modules, server }: HotUpdateOptions) {
  const { client } = server.environments
  if (modules.length > 0 && !client?.moduleGraph.getModulesByFile(file)?.size) client?.hot.send({ type: 'full-reload' })
}

let printing: Promise<void> = Promise.resolve()

/** Prints one after another. The new catalogue triggers the reload. */
function printArt(cwd: string) {
  printing = printing.then(
    () =>
      new Promise((resolve) => {
        spawn(process.execPath, ['scripts/art.ts'], { cwd, stdio: 'inherit' }).once('exit', () => resolve())
      }),
  )
}
