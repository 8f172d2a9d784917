import { type ChildProcess, execFileSync, spawn } from 'node:child_process'

export type Site = { port: number; origin: string; pid: number; stop: () => Promise<void> }

/** Starts the built site of a checkout with its own D1. `pid` is the workerd child process. */
export const startSite = async (port: number, persistTo: string, cwd = '.'): Promise<Site> => {
  const server = spawn('node', ['scripts/serve.ts'], {
    cwd,
    env: { ...process.env, PORT: String(port), PERSIST_TO: persistTo },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill())
  await ready(server)
  const [child = ''] = execFileSync('pgrep', ['-P', String(server.pid), 'workerd'], { encoding: 'utf8' }).split('\n')
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve())
      server.kill('SIGTERM')
    })
  return { port, origin: `http://localhost:${port}`, pid: Number(child), stop }
}

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('is ready') && resolve())
    server.once('exit', (code) => reject(new Error(`The server exited with ${code}.`)))
  })
