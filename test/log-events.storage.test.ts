import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LogEvent, logEvents } from '../src/log-events.ts'
import { logFaults } from './helpers/log-faults.ts'

const lines: { level: string; event: string; fields: string[] }[] = []

beforeEach(() => {
  lines.length = 0
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => {
      const { event, ...fields } = JSON.parse(line)
      lines.push({ level, event, fields: Object.keys(fields).sort() })
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each(Object.keys(logFaults) as LogEvent[])('%s is logged with its level and fields', async (event) => {
  await logFaults[event]()
  const { level, fields } = logEvents[event]
  expect(lines).toContainEqual({ level, event, fields: [...fields].sort() })
})
