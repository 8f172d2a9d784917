import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { picturesToCome, writeBuilds } from '../../build/builds-file.ts'
import { carryOver, keptBuilds } from '../../scripts/carry-over.ts'

const folder = mkdtempSync(join(tmpdir(), 'carry-'))
let server: Server
let site = ''
let live: Record<string, string> = {}

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const text = live[url]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets/new-222222.js'), 'new')
  writeBuilds(folder)
})

const builtAt = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString()
const listed = (files: string[], daysAgo = 1) => [{ builtAt: builtAt(daysAgo), files }]

it('adds the files of the live build and lists them for the next deployment', async () => {
  live = {
    '/builds.json': JSON.stringify(listed(['assets/old-111111.js', 'assets/new-222222.js'])),
    '/assets/old-111111.js': 'old',
  }
  expect(await carryOver(site, folder)).toBe(1)
  expect(readFileSync(join(folder, 'assets/old-111111.js'), 'utf8')).toBe('old')
  const builds = JSON.parse(readFileSync(join(folder, 'builds.json'), 'utf8')) as { files: string[] }[]
  expect(builds.map(({ files }) => files.length)).toEqual([1, 2])
  // A second run of the same deployment changes nothing.
  expect(await carryOver(site, folder)).toBe(0)
  rmSync(join(folder, 'assets/old-111111.js'))
})

it('adds nothing where the site has no list yet', async () => {
  live = {}
  expect(await carryOver(site, folder)).toBe(0)
})

it.each([
  ['a list that cannot be read', { '/builds.json': '<html>' }, 'cannot be read'],
  ['a path outside the build', { '/builds.json': JSON.stringify(listed(['assets/../../x.js'])) }, 'cannot be read'],
  ['a file that is gone', { '/builds.json': JSON.stringify(listed(['assets/gone-333333.js'])) }, 'answers 404'],
])('stops at %s', async (_case, answers, sentence) => {
  live = answers
  await expect(carryOver(site, folder)).rejects.toThrow(sentence)
  expect(existsSync(join(folder, '../x.js'))).toBe(false)
})

it('stops when the site does not answer', async () => {
  await expect(carryOver('http://127.0.0.1:9', folder)).rejects.toThrow('does not answer')
})

it('keeps five builds at most, each for two weeks after it was replaced', () => {
  const build = (day: number) => ({ builtAt: builtAt(day), files: [], commit: '' })
  const kept = (...days: number[]) => keptBuilds(days.map(build), build(0), new Date()).length
  expect(kept(1, 2, 3, 4, 5, 6, 7)).toBe(5)
  expect(kept(400)).toBe(1)
  expect(kept(13, 400)).toBe(2)
  expect(kept(15, 400)).toBe(1)
})

it('does not list the pictures that only stories to come show', () => {
  const shows = (...files: string[]) => files.map((src) => ({ tag: 'img', src }))
  const story = { plate: 'news-docks', description: shows('boat.jpg', 'old-pier.jpg') }
  const later = { appears: '01/12/2026 09:30', plate: 'news-piers', description: shows('pier.jpg', 'boat.jpg') }
  const prints = {
    'boat.jpg': { hash: 'aaaaaaaa' },
    'pier.jpg': { hash: 'bbbbbbbb' },
    'old-pier.jpg': { hash: 'cccccccc' },
  }
  const content = { news: [story, later, { ...later, plate: 'news-docks' }] }
  const toComeAt = (moment: string) => picturesToCome(content, prints, Date.parse(moment))
  expect(toComeAt('2026-12-01T16:29Z')).toEqual(['art/photographs/bbbbbbbb/', 'art/plates/news-piers.'])
  expect(toComeAt('2026-12-01T16:30Z')).toEqual([])
})
