import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { HotUpdateOptions, Plugin, ViteDevServer } from 'vite'

/** The Worker's environment, as wrangler.toml names it. */
const worker = 'forager'

/** The files that uno.config.ts reads or imports. */
const styleInput = /^src\/(.*\.css|ui\/(base|fonts)\/[\w-]+\.ts|site\/content\/printed\/.*\.json)$/
const drawing = /^(art\/.*|src\/ui\/base\/inks)\.ts$/
const uploaded = /^src\/site\/content\/(photographs|logos)\//
/** A changed story may have another plate, or a page and so a link preview. */
const story = /^src\/site\/content\/news\//
const content = /^src\/site\/content\/((.*\.(md|yaml)$)|photographs\/|logos\/)/

/** Milliseconds until the Worker or a page has taken in what Vite tells it. */
const heardOf = 500

/** Shows edits in open pages that Vite and its plugins miss: art, content, style inputs, server-only files. */
export function hotEdits(): Plugin {
  let problem = ''
  let missing = ''
  /** Prints the drawings again, and tells of one that is missing until it is there. */
  const draw = async (server: ViteDevServer) => {
    const before = missing
    missing = await printArt(server.config.root)
    if (missing) server.config.logger.error(missing, { timestamp: true })
    report(server, problem || missing)
    if (before && !missing && !problem) server.environments.client?.hot.send({ type: 'full-reload' })
  }
  /** Requests wait for it: a page would fail on a drawing that is not printed yet. */
  let printed: Promise<unknown> = Promise.resolve()
  return {
    name: 'hot-edits',
    apply: 'serve',
    configureServer(server) {
      // A page that fails to load sends its own error, which knows no file of content: ours comes after it.
      server.ws.on('connection', () => setTimeout(() => report(server, problem || missing), heardOf))
      server.middlewares.use((_request, _response, next) => {
        printed.then(() => next(), next)
      })
    },
    async hotUpdate(update) {
      // Vite calls this hook once per environment.
      if (this.environment.name !== worker) return
      const { server } = update
      const file = relative(server.config.root, update.file)
      if (drawing.test(file)) draw(server)
      if (styleInput.test(file)) await unoContext(server).reloadConfig()
      if (content.test(file)) {
        const before = problem
        const checked = printContent(server.config.root)
        if (before || uploaded.test(file) || update.type === 'create') {
          const drawn = checked.then((wrong) => (wrong ? undefined : draw(server)))
          printed = Promise.all([printed, drawn.then(() => renew(server)).then(() => wait(heardOf))])
        }
        problem = await checked
        if (problem) server.config.logger.error(problem, { timestamp: true })
        else if (story.test(file)) draw(server)
        // What is mended as it was before changes no module.
        if (before && !problem) server.environments.client?.hot.send({ type: 'full-reload' })
      }
      if (problem) report(server, problem)
      else reload(update)
    },
  }
}

/** Makes the Worker load every module again, so that it never mixes new content with old drawings. */
function renew({ environments }: ViteDevServer) {
  environments[worker]?.moduleGraph.invalidateAll()
  environments[worker]?.hot.send({ type: 'full-reload' })
}

function unoContext({ config }: ViteDevServer): { reloadConfig: () => Promise<unknown> } {
  return config.plugins.find(({ name }) => name === 'unocss:api')?.api.getContext()
}

function report({ ws }: ViteDevServer, message: string) {
  if (message) ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } })
}

/** Reloads pages for a file that only the Worker imports: the Cloudflare plugin updates the Worker and not the page. */
function reload({ file, modules, server }: HotUpdateOptions) {
  const { client } = server.environments
  if (modules.length > 0 && !client?.moduleGraph.getModulesByFile(file)?.size) client?.hot.send({ type: 'full-reload' })
}

/** Checks and prints the content in a process of its own, which loads the schemas anew. Resolves to what is wrong. */
function printContent(cwd: string) {
  return run('scripts/content.ts', cwd)
}

let printing = Promise.resolve('')

/** Prints one after another. The new catalogue triggers the reload. Resolves to what is wrong, without the stack. */
function printArt(cwd: string) {
  printing = printing.then(() => run('scripts/art.ts', cwd))
  return printing.then((wrong) => /^\w*Error: (.+)$/m.exec(wrong)?.[1] ?? wrong)
}

/** Resolves to what the script says if it fails. */
function run(script: string, cwd: string) {
  return new Promise<string>((resolve) => {
    execFile(process.execPath, [script], { cwd }, (error, _out, message) => resolve(error ? message.trim() : ''))
  })
}
