import type { Problem } from '../../src/site/content/reading/problem.ts'

/** What a library says of a broken picture names neither the file nor what to do. */
export function problemOf(file: string, error: unknown): Problem {
  if (typeof error === 'string') return { file, message: error }
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
  if (/pixel limit/.test(reason))
    return { file, message: 'is too large: a photograph may have 120 million pixels, a logo 25 million' }
  return { file, message: `cannot be read as a picture (${reason.replace(/[.:]+$/, '').slice(0, 120)})` }
}
