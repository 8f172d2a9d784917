import { stripVTControlCharacters } from 'node:util'
import { getDotPath, isValiError } from 'valibot'
import { runnerImport } from 'vite'

/** The schema errors of a content module, one field per line; undefined if it loads. */
export const contentProblem = async (file: string): Promise<string | undefined> => {
  try {
    await runnerImport(`./${file}`, { logLevel: 'silent' })
  } catch (error) {
    if (!isValiError(error)) {
      return `${file}: ${stripVTControlCharacters(error instanceof Error ? error.message : String(error))}`
    }
    return error.issues.map((issue) => `${file}: ${getDotPath(issue) ?? 'the whole'}: ${issue.message}`).join('\n')
  }
}
