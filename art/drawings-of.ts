import { existsSync } from 'node:fs'

/** What a file of this folder exports. @throws Error that says what to draw */
export async function drawingsOf<Drawing>(file: string): Promise<Drawing[]> {
  const url = new URL(`./${file}`, import.meta.url)
  if (!existsSync(url)) throw new Error(`There is no drawing art/${file}. Draw it, run: npm run art`)
  return Object.values<Drawing>(await import(url.href))
}
