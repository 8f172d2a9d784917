import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from './command.ts'

/** Reads a secret without echo, twice if it is new, or one line from a pipe. Never an argument, which others could see. */
export const readSecret = async (name: string, { isNew }: { isNew: boolean }): Promise<string> => {
  if (!process.stdin.isTTY) return readLine()
  const first = await ask(`${name}: `)
  if (isNew && first !== (await ask('Once more: '))) throw new CommandError('The two are not the same.', 1)
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
  throw new CommandError('The standard input is empty.', 1)
}
