import { execFileSync } from 'node:child_process'
import { virtualModule } from '../virtual-module.ts'

/** Provides what `print` of a module of this folder makes from the schemas of the content. */
export const madeFromSchemas = (name: string, file: string, print: string) => {
  const script = `import { ${print} } from './build/editor/${file}'; console.log(JSON.stringify(${print}()))`
  // In a process of its own, so that Vite does not restart whenever a schema or the content changes.
  const made = () => execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  return virtualModule({ name, built: () => `export default ${made()}`, isInDevelopment: true })
}

/** What the editor calls each field, in which words the Worker refuses. */
export const formLabels = () => madeFromSchemas('form-labels', 'form-labels.ts', 'formLabels')
