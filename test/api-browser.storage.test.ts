import { expect, it } from 'vitest'
import { paths } from '../src/paths.ts'
import { ask, freshTeam } from './helpers/staff.ts'

const document = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Sec-Fetch-Dest': 'document' }

it.each([
  ['a browser', document],
  ['a browser that sends no fetch metadata', { Accept: document.Accept }],
])('%s that opens the path of the form is led to the contact page', async (_who, headers) => {
  for (const query of ['', '?cursor=1']) {
    const response = await ask(paths.api.contactmails + query, { headers })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(paths.contact)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
})

it.each([
  ['a program', {}],
  ['a program that asks for JSON', { Accept: 'application/json' }],
  ['a script in a page', { Accept: '*/*', 'Sec-Fetch-Dest': 'empty' }],
])('%s gets the refusal as JSON', async (_who, headers: Record<string, string>) => {
  const response = await ask(paths.api.contactmails, { headers })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\S/) })
})

it('a browser with a session gets the list', async () => {
  const { staff } = await freshTeam()
  const response = await ask(paths.api.contactmails, { cookie: staff, headers: document })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ contactMails: [] })
})
