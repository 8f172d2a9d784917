import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const {
  dependencies,
  devDependencies,
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))

it('names one version of Node for version managers and for its own scripts', () => {
  const bundled = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'))
  expect(bundled.length).toBeGreaterThan(0)
  for (const [name, version] of bundled) expect(version, name).toBe(readFileSync('.node-version', 'utf8').trim())
})

it('names one version of each package', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.length).toBeGreaterThan(40)
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

type Workflow = { jobs: Record<string, { steps: { run?: string; shell?: string }[] }> }

it('a step of a workflow that pipes its command fails with it', () => {
  const steps = globSync('.github/workflows/*.yml').flatMap((file) => {
    const { jobs }: Workflow = parse(readFileSync(file, 'utf8'))
    return Object.values(jobs).flatMap(({ steps }) => steps.map((step) => ({ file, ...step })))
  })
  const piping = steps.filter(({ run = '' }) => /[^|]\|[^|]/.test(run))
  expect(piping.length).toBeGreaterThan(0)
  // GitHub's unnamed shell ignores a failure before a pipe.
  for (const { file, shell } of piping) expect(shell, file).toBe('bash')
})
