import { expect, it } from 'vitest'
import { paths } from '../../src/paths.ts'
import { ask } from '../helpers/site.ts'

/** What RFC 9116 asks for. */
it('says where to report a weakness, and is stale within a year', async () => {
  const response = await ask('/.well-known/security.txt')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
  const lines = (await response.text()).trimEnd().split('\n')
  const fields = new Map(lines.map((line) => line.split(/: (.*)/s) as [string, string]))
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/)
  expect(fields.get('Canonical')).toMatch(new RegExp(`^https://[^/]+${paths.securityTxt}$`))
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
})
