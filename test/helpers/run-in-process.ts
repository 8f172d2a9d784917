import { vi } from 'vitest'
import { runCommand } from '../../scripts/command.ts'

/** Runs a command's body here: each start of Node takes a second or more. */
export const runInProcess = async (body: () => Promise<void>) => {
  const printed = { stdout: '', stderr: '' }
  const log = vi.spyOn(console, 'log').mockImplementation((line) => {
    printed.stdout += `${line}\n`
  })
  const error = vi.spyOn(console, 'error').mockImplementation((line) => {
    printed.stderr += `${line}\n`
  })
  const before = process.exitCode
  process.exitCode = 0
  try {
    await runCommand(body)
    return { status: process.exitCode, ...printed }
  } finally {
    process.exitCode = before
    for (const spy of [log, error]) spy.mockRestore()
  }
}
