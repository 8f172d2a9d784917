/** Checks the files of src/site/content and prints them for the modules that pages import. */

import { printContent } from '../build/content/print.ts'
import { ContentError } from '../src/site/content/reading/problem.ts'

try {
  await printContent()
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
