import { expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(['../../../src/site/content/*.ts', '!**/kinds.ts'])

it('has modules', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(6)
})

it.each(Object.entries(modules))('%s parses', async (_path, load) => {
  expect(Object.values(await load())).not.toContain(undefined)
})

/** Stories and jobs may be about anything. */
const ours = Object.entries(modules).filter(([path]) => !/\/(news|jobs)\.ts$/.test(path))

it.each(ours)('%s leaves nothing to be written', async (_path, load) => {
  expect(JSON.stringify(await load())).not.toMatch(/\b(lorem|ipsum|TODO|FIXME|TBD|undefined|NaN)\b|\[object/)
})
