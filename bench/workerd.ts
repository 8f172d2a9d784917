import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import workerd from 'workerd'

export type Program = {
  /** Name -> code, the entry first. */
  modules: Map<string, string>
  compatibilityDate: string
  compatibilityFlags: string[]
  v8Flags?: string[]
}

export type Workerd = {
  pid: number
  port: number
  /** Milliseconds from process start until it listens, with its modules evaluated. */
  startedIn: number
  stop: () => Promise<void>
}

/** Running process -> its temporary folder. */
const running = new Map<ChildProcess, string>()
process.once('exit', () => {
  for (const [child, folder] of running) {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Exits on a terminal's signals, which also stops every workerd started here. */
export const endAtSignals = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
}

/** Loads a built Worker, with `name` as its entry. */
export const builtProgram = (folder: string, name = 'index.js'): Program => {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}. Run npm run build, for variants npm run bench.`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const names = [name, ...files.filter((file) => file !== name)]
  const { compatibility_date, compatibility_flags } = JSON.parse(readFileSync('dist/forager/wrangler.json', 'utf8'))
  return {
    modules: new Map(names.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
  }
}

/** Starts a Worker in its own workerd on a free port. Its only bindings are `texts`. */
export const startWorkerd = async (program: Program, texts: Record<string, string> = {}): Promise<Workerd> => {
  const folder = mkdtempSync(join(tmpdir(), 'forager-workerd-'))
  for (const [name, code] of program.modules) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  writeFileSync(join(folder, 'config.capnp'), config(program, texts))

  const startedAt = performance.now()
  const child = spawn(workerd.default, ['serve', '--control-fd=3', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  running.set(child, folder)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await listening(child)
  const startedIn = performance.now() - startedAt
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    running.delete(child)
    rmSync(folder, { recursive: true, force: true })
  }
  return { pid: Number(child.pid), port, startedIn, stop }
}

/** CPU milliseconds of a process so far, summed over its threads. */
export const cpuOf = (pid: number): number => {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, part) => sum + part, 0) / 1e6
}

function config(program: Program, texts: Record<string, string>) {
  const { modules, compatibilityDate, compatibilityFlags, v8Flags = [] } = program
  const quote = (text: string) => JSON.stringify(text)
  const list = (items: string[]) => `[${items.join(', ')}]`
  const moduleList = [...modules.keys()].map((name) => `(name = ${quote(name)}, esModule = embed ${quote(name)})`)
  const bindings = Object.entries(texts).map(([name, text]) => `(name = ${quote(name)}, text = ${quote(text)})`)
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = ${list(moduleList)},
    compatibilityDate = ${quote(compatibilityDate)},
    compatibilityFlags = ${list(compatibilityFlags.map(quote))},
    bindings = ${list(bindings)},
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (forwardedProtoHeader = "X-Forwarded-Proto"), service = "main")],
  v8Flags = ${list(v8Flags.map(quote))},
);
`
}

/** workerd reports its port on the control descriptor. */
function listening(child: ChildProcess) {
  return new Promise<number>((resolve, reject) => {
    let errors = ''
    child.stderr?.on('data', (text: Buffer) => (errors = (errors + text).slice(-2000)))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`workerd exited with ${code}: ${errors}`)))
    const control = child.stdio[3] as Readable
    control.on('data', (text: Buffer) => {
      const [, port] = String(text).match(/"port":\s*(\d+)/) ?? []
      if (port) resolve(Number(port))
    })
  })
}
