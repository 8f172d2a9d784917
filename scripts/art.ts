import { parseArgs } from 'node:util'
import { forget, inputsHash, isUpToDate, remember } from './art/up-to-date.ts'

const { values } = parseArgs({ options: { sizes: { type: 'boolean' }, force: { type: 'boolean' } } })
const inputs = inputsHash()

// Loading the scenes takes longer than finding out that none of them has changed.
if (values.force || values.sizes || !isUpToDate(inputs)) {
  forget()
  const { publishArt } = await import('./art/publish.ts')
  const { files, sizes } = await publishArt()
  remember(inputs, files)
  if (values.sizes) console.table(sizes)
}
