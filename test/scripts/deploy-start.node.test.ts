import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each(['deploy', 'rollback'])('npm run %s explains in one sentence how to be called', (script) => {
  const { status, stderr } = spawnSync('node', [`scripts/${script}.ts`, '--env', 'other'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^--env is preview[^\n]*\n$/)])
})
