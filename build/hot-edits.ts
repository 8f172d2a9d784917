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
/** Entries, their schemas and readers, and pictures. */
const content = /^src\/site\/content\/(.*\.(md|yaml)$|(schemas|reading|photographs|logos)\/|kinds\.ts$)/

/** Milliseconds within which files are saved together, such as a partner and its logo. */
const together = 100

/** Milliseconds until the Worker or a page has taken in what Vite tells it. */
const heardOf = 500

/** Shows edits in open pages that Vite and its plugins miss: art, content, style inputs, server-only files. */
export function hotEdits(): Plugin {
  let wrong = ''
  let isToDraw = false
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  /** Requests wait for it: a page would fail on a drawing that is not printed yet. */
  let held: Promise<unknown> = last

  async function print(server: ViteDevServer) {
    const { root, logger } = server.config
    const before = wrong
    const isDrawn = isToDraw
    next = undefined
    isToDraw = false
    wrong = (await run('scripts/content.ts', root)) || (isDrawn ? inOneLine(await run('scripts/art.ts', root)) : '')
    if (wrong) {
      isToDraw ||= isDrawn
      logger.error(wrong, { timestamp: true })
      return report(server, wrong)
    }
    if (isDrawn) {
      renew(server)
      await wait(heardOf)
    }
    // Content restored to what it was changes no module.
    if (before) server.environments.client?.hot.send({ type: 'full-reload' })
  }

  return {
    name: 'hot-edits',
    apply: 'serve',
    configureServer(server) {
      // A page that fails to load sends its own error, which knows no file of content: ours comes after it.
      server.ws.on('connection', () => setTimeout(() => report(server, wrong), heardOf))
      server.middlewares.use((_request, _response, next) => {
        held.then(() => next(), next)
      })
    },
    async hotUpdate(update) {
      // Vite calls this hook once per environment.
      if (this.environment.name !== worker) return
      const { server } = update
      const file = relative(server.config.root, update.file)
      if (styleInput.test(file)) await unoContext(server).reloadConfig()
      if (content.test(file) || drawing.test(file)) {
        const isNew = wrong !== '' || update.type === 'create' || uploaded.test(file)
        isToDraw ||= isNew || story.test(file) || drawing.test(file)
        // One print at a time: an older one that ends later would leave old content behind.
        next ??= Promise.all([last, wait(together)]).then(() => print(server))
        last = next
        if (isNew) held = last
      }
      reload(update)
      report(server, wrong)
    },
  }
}

/** Starts the Worker again, with new content and new drawings at once. */
function renew({ environments }: ViteDevServer) {
  const { moduleGraph, hot } = environments[worker] ?? {}
  for (const [file, modules] of moduleGraph?.fileToModulesMap ?? [])
    if (file.includes('/printed/')) for (const module of modules) moduleGraph?.invalidateModule(module)
  hot?.send({ type: 'full-reload' })
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

/** Without the stack. */
function inOneLine(wrong: string) {
  return /^\w*Error: (.+)$/m.exec(wrong)?.[1] ?? wrong
}

/** Runs a script in a process of its own, which loads content and schemas anew. Resolves to what it says if it fails. */
function run(script: string, cwd: string) {
  return new Promise<string>((resolve) => {
    execFile(process.execPath, [script], { cwd }, (error, _out, message) => resolve(error ? message.trim() : ''))
  })
}
