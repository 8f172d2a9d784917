import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'

let taken: Server
let takenPort = ''

beforeEach(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  takenPort = String((taken.address() as { port: number }).port)
})
afterEach(() => taken.close())

const run = (script: string, variables: Record<string, string>) =>
  new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, DEV_VARS: '.wrangler/test/dev-vars', ...variables }
    const child = execFile('node', [script], { env }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    )
  })

/** Any user may listen on it; ports below 1024 are for root alone on some machines. */
const unusedPort = '28787'

const cases: [string, () => Record<string, string>, RegExp][] = [
  ['an empty PORT', () => ({ PORT: '' }), /^PORT is ""; it must be a port from 1 to 65535/],
  ['a PORT that is not a number', () => ({ PORT: 'abc' }), /^PORT is "abc"; it must be/],
  ['a PORT out of range', () => ({ PORT: '65536' }), /^PORT is "65536"; it must be/],
  ['a port in use', () => ({ PORT: takenPort }), /^Port \d+ is in use/],
  ['an invalid API_ORIGIN', () => ({ API_ORIGIN: 'not a url' }), /^API_ORIGIN is wrong; it takes an origin/],
  ['an invalid RETENTION_DAYS', () => ({ RETENTION_DAYS: 'abc' }), /^RETENTION_DAYS is wrong; it takes a whole number/],
]

it.each(cases)('%s stops the start with one sentence', async (_case, variables, sentence) => {
  for (const script of ['scripts/check-start.ts', 'scripts/serve.ts']) {
    const { status, stdout, stderr } = await run(script, { PORT: unusedPort, ...variables() })
    expect(status, script).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
})
