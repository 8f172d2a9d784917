import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { logEvents } from '../src/log-events.ts'

const events = Object.entries(logEvents)
const runbook = readFileSync('docs/runbook.md', 'utf8')

it('docs/logs.md has every event with its level and fields', () => {
  const rows = [...readFileSync('docs/logs.md', 'utf8').matchAll(/^\| `([\w-]+)` \| (\w+) \| (.+?) \| .+ \|$/gm)]
  const documented = rows.map(([, name, level, fields]) => [name, level, fields])
  const expected = events.map(([name, { level, fields }]) => [
    name,
    level,
    fields.map((field) => `\`${field}\``).join(' '),
  ])
  expect(documented).toEqual(expected)
})

it('docs/runbook.md has every warning and error', () => {
  const alarms = events.filter(([, { level }]) => level !== 'info').map(([name]) => name)
  expect(alarms.filter((name) => !new RegExp(`^### .*\`${name}\``, 'm').test(runbook))).toEqual([])
})

it('docs/runbook.md has every check of the health call', () => {
  const source = readFileSync('src/health/health.ts', 'utf8')
  const checks = [...source.matchAll(/^ {4}check\('([^']+)'/gm)].map(([, name]) => name)
  expect(checks.length).toBeGreaterThan(5)
  expect(checks.filter((name) => !new RegExp(`^### .*check \`${name}\``, 'm').test(runbook))).toEqual([])
})

it('each alarm says what it means, what shows it, what to do and how it was tried', () => {
  const entries = runbook.split(/^### /m).slice(1)
  expect(entries.length).toBeGreaterThan(10)
  for (const entry of entries) {
    const labels = [...entry.matchAll(/^\*\*(\w+):\*\*/gm)].map(([, label]) => label)
    expect(labels, entry).toEqual(['Means', 'Shows', 'Do', 'Tried'])
  }
})
