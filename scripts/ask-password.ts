import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks for a new password twice, without showing it; a pipe is read once. Never an argument: those are seen and kept. */
export const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return readLine()
  const first = await ask('Password (at least 12 characters): ')
  if (first !== (await ask('Once more: '))) throw new Error('The two are not the same.')
  return first
}

async function ask(question: string) {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answer = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  return answer
}

async function readLine() {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  throw new Error('No password came in.')
}
