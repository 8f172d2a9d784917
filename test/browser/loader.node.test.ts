import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../helpers/imports.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/client-manifest.json', 'utf8'))

/** Bytes of gzip for each of the two scripts that run before anybody touches anything. */
const limit = 1600

describe.each(['src/browser/loader.ts', 'src/browser/carousel-motion.ts'])('%s as it was built', (source) => {
  const chunk = manifest[source]

  it(`is at most ${limit} bytes gzipped`, () => {
    const bytes = gzipSync(readFileSync(`dist/client/${chunk?.file}`), { level: 9 }).length
    expect(bytes).toBeGreaterThan(300)
    expect(bytes).toBeLessThanOrEqual(limit)
  })

  it('imports nothing as it starts', () => {
    expect(chunk?.imports ?? []).toEqual([])
  })
})

it('the browser may keep every page for its way back', () => {
  const scripts = sourceFiles.filter((file) => /^src\/browser\/|\.island\.tsx$/.test(file))
  expect(scripts.length).toBeGreaterThan(10)
  const blocking = /['"](before)?unload['"]|new (WebSocket|EventSource|BroadcastChannel)\b/
  expect(scripts.filter((file) => blocking.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('is built into a folder that holds nothing hidden but what Cloudflare keeps to itself', () => {
  const hidden = globSync(['dist/client/.*', 'dist/client/**/.*', 'dist/client/**/*.map'])
  expect(hidden).toEqual(['dist/client/.assetsignore'])
})
