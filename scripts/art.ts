import { parseArgs } from 'node:util'
import { forget, inputsHash, isUpToDate, remember } from '../art/print/up-to-date.ts'

const { values } = parseArgs({ options: { sizes: { type: 'boolean' }, force: { type: 'boolean' } } })
const inputs = inputsHash()

// Printing takes seconds, checking 0.1 s: that is why the printer is imported only when needed.
if (values.force || values.sizes || !isUpToDate(inputs)) {
  // Fails if a drawing is missing; what was printed before is then still up to date.
  const { printCatalogue } = await import('../art/print/catalogue.ts')
  forget()
  const sizes = await printCatalogue()
  // Second, because loading the pages takes the catalogue.
  const [{ pageMetas }, { printPreviews }, { removeStale }, { removeUnused }] = await Promise.all([
    import('./page-metas.ts'),
    import('../art/previews/previews.ts'),
    import('../art/print/output.ts'),
    import('../art/print/made.ts'),
  ])
  printPreviews(await pageMetas())
  remember(inputs, removeStale())
  removeUnused()
  if (values.sizes) console.table(sizes)
}
