import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calls, deploy, folder, live, wholeRun } from '../helpers/deploying.ts'

describe('where only content differs from the live version', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args])
      .toString()
      .trim()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    git('add', '-A')
    git('commit', '--quiet', '-m', file)
  }
  beforeEach(() => {
    writeFileSync('.gitignore', 'calls\ndist\nnode_modules\nbin\n')
    git('init', '--quiet')
    write('src/index.ts', '// Live.')
    live.builds = JSON.stringify([{ builtAt: '2026-11-27T05:00:00Z', files: [], commit: git('rev-parse', 'HEAD') }])
    live.unusual = { '/builds.json': 200 }
  })
  afterEach(() => {
    for (const name of ['.git', 'src/site']) rmSync(join(folder, name), { recursive: true, force: true })
  })
  const withoutChecks = wholeRun('').filter((call) => !/lint|typecheck|test:unit/.test(call))

  it('builds, without the checks of code', async () => {
    write('src/site/content/news/a-story.md', 'A story with a Skookumchuck in it.')
    write('src/site/content/photographs/boat.jpg', 'A boat')
    expect([(await deploy()).status, calls()]).toEqual([0, withoutChecks])
  })

  it.each([
    ['code', () => write('src/site/content/kinds.ts', '// Changed.')],
    [
      'code before it',
      () => {
        for (const file of ['src/app.ts', 'src/site/content/news/a.md']) write(file, `${Date.now()}`)
      },
    ],
    ['what is not committed', () => writeFileSync('src/index.ts', '// Changed.')],
  ])('checks %s', async (_what, change) => {
    write('src/site/content/news/a-story.md', 'A story')
    change()
    await deploy()
    expect(calls()).toEqual(wholeRun(''))
  })

  it('checks all if the live commit is not in the checkout', async () => {
    live.builds = live.builds.replace(/[\da-f]{40}/, 'f'.repeat(40))
    write('src/site/content/news/a-story.md', 'A story')
    await deploy()
    expect(calls()).toEqual(wholeRun(''))
  })
})
