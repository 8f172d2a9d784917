import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { webkitPrograms } from '../installed.ts'
import type { Driver, Key, Tab, TabOptions } from './tab.ts'
import { followConsole } from './web-inspector.ts'

type Wire = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
type Session = { sessionId: string; capabilities: { browserVersion: string } }

const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
}

/** WebKitGTK is built without web app manifests, and says so for each policy that allows them. */
const unknownToGtk = "Unrecognized Content-Security-Policy directive 'manifest-src'"

/** WebKitGTK's MiniBrowser on a screen of its own, over W3C WebDriver. */
export const webkitDriver = async (): Promise<Driver> => {
  const programs = webkitPrograms()
  if (!programs) throw new Error('WebKitGTK is not installed')
  const port = await freePort()
  const { screen, display } = await startScreen(programs.screen)
  const driver = spawn(programs.driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display } })
  const wire = wireTo(`http://127.0.0.1:${port}`)
  await listening(wire)
  return {
    version: await versionOf(programs.browser, display),
    open: (options) => openTab(wire, programs.browser, options),
    close: async () => {
      for (const program of [driver, screen]) await ended(program)
    },
  }
}

async function openTab(wire: Wire, browser: string, options: TabOptions): Promise<Tab> {
  const { width = 1280, height = 800 } = options
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const addressFile = join(folder, 'inspector')
  // The driver tells only the browser where its inspector listens, so a shell in between writes it down.
  const launch = `printf %s "$WEBKIT_INSPECTOR_SERVER" > ${addressFile}; XDG_CONFIG_HOME=${folder} ${options.timeZone ? `TZ=${options.timeZone} ` : ''}exec "$0" "$@"`
  if (options.reducedMotion) stopAnimations(folder)
  const args = ['--automation', '--full-screen', '--enable-developer-extras=TRUE', ...argsFor(options)]
  const started = (await wire('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': { binary: '/bin/sh', args: ['-c', launch, browser, ...args] },
      },
    },
  })) as Session
  const session: Wire = (method, path, body) => wire(method, `/session/${started.sessionId}${path}`, body)
  const complaints: string[] = []
  const unfollow = await followConsole(readFileSync(addressFile, 'utf8'), ({ level, text }) => {
    if ((level === 'error' || level === 'warning') && !text.includes(unknownToGtk)) complaints.push(text)
  })

  const act = (type: string, actions: object[], parameters = {}) =>
    session('POST', '/actions', { actions: [{ type, id: type, parameters, actions }] }) as Promise<void>
  const to = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) })
  const press = (x: number, y: number) =>
    act('pointer', [to(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])
  const strike = (values: string[]) =>
    act(
      'key',
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  const resize = async (width: number, height: number) =>
    void (await session('POST', '/window/rect', { x: 0, y: 0, width, height }))
  await resize(width, height)

  return {
    engine: 'webkit',
    complaints,
    go: async (url) => void (await session('POST', '/url', { url })),
    run: async (fn, ...args) =>
      (await session('POST', '/execute/sync', { script: `return (${fn})(...arguments)`, args })) as never,
    move: (x, y) => act('pointer', [to(x - 2, y), to(x, y)]),
    press,
    tap: press,
    key: (name) => strike([keys[name]]),
    type: (text) => strike([...text].map((letter) => (letter === '\n' ? keys.Enter : letter))),
    back: async () => void (await session('POST', '/back', {})),
    forward: async () => void (await session('POST', '/forward', {})),
    reload: async () => void (await session('POST', '/refresh', {})),
    resize,
    picture: async () => Buffer.from(String(await session('GET', '/screenshot')), 'base64'),
    print: async () => undefined,
    close: async () => {
      unfollow()
      await session('DELETE', '')
      rmSync(folder, { recursive: true })
    },
  }
}

/** The setting of GTK that WebKit reads as `prefers-reduced-motion`. */
function stopAnimations(configFolder: string) {
  mkdirSync(join(configFolder, 'gtk-3.0'))
  writeFileSync(join(configFolder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
}

const argsFor = ({ dark, script = true, withoutPopovers }: TabOptions) => [
  ...(dark ? ['--dark-mode'] : []),
  ...(withoutPopovers ? ['--features=-PopoverAttribute'] : []),
  ...(script ? [] : ['--enable-javascript=FALSE']),
]

const wireTo =
  (origin: string): Wire =>
  async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }

async function listening(wire: Wire) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await wire('GET', '/status')
    } catch {
      await wait(100)
    }
  }
  throw new Error('WebKitWebDriver does not listen')
}

async function versionOf(browser: string, display: string) {
  const env = { ...process.env, DISPLAY: display }
  return (await promisify(execFile)(browser, ['--version'], { env })).stdout.trim()
}

async function startScreen(program: string) {
  const args = ['-displayfd', '3', '-screen', '0', '2000x2000x24', '-nolisten', 'tcp']
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const number = await new Promise((resolve) => screen.stdio[3]?.once('data', resolve))
  return { screen, display: `:${String(number).trim()}` }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

function ended(program: ChildProcess) {
  const end = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  return end
}
