import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ContentError } from '../../src/site/content/reading/problem.ts'
import { readSlugs } from './known-slugs.ts'
import { readLogos } from './logos.ts'
import { printPhotographs } from './photographs.ts'

const root = 'src/site/content'

/** Checks the content and writes it down as the modules of src/site/content import it. @throws ContentError */
export async function printContent() {
  write('slugs', readSlugs(root))
  // Not static imports: the schemas import the slugs.
  const [{ kinds }, { readContent }] = await Promise.all([
    import('../../src/site/content/kinds.ts'),
    import('./read.ts'),
  ])
  const { content, problems } = readContent(root, kinds)
  problems.push(...(await printPhotographs(root)).problems, ...(await readLogos(root)).problems)
  if (problems.length > 0) throw new ContentError(problems)
  write('content', content)
}

/** Leaves a file alone that would stay the same, so that nothing reloads. */
function write(name: string, value: unknown) {
  const file = `${root}/printed/${name}.json`
  const text = `${JSON.stringify(value, null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
