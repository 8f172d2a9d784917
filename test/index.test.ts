import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import worker from '../src/index.ts'
import { paths } from '../src/paths.ts'
import { origin } from './helpers/site.ts'

it('serves the site', async () => {
  const response = await worker.fetch(new Request(origin + paths.home), env, createExecutionContext())
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('</html>')
})
