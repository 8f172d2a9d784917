import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache, printPhotographs as print } from '../../build/content/photographs.ts'
import { write } from './output.ts'

/** Copies the printed photographs, and lists them by the names of their files. */
export const printPhotographs = async () => {
  const { prints } = await print('src/site/content')
  for (const { hash, widths, jpeg } of Object.values(prints))
    for (const file of [...widths.map((width) => `${width}.avif`), `${jpeg}.jpg`])
      write(`public/art/photographs/${hash}/${file}`, readFileSync(join(cache, hash, file)))
  write('src/ui/printed/photographs.json', `${JSON.stringify(prints, null, 2)}\n`)
}
