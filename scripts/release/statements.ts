import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

/** What a release asks the database, with values that its tests bound. */
export type Statements = Map<string, unknown[]>

/** The statements of the release that has the traffic; see docs/releasing.md. */
export const releasedFile = 'test/database/released-statements.json'

const ValueSchema = v.union([v.string(), v.number(), v.null()])
const ReleaseSchema = v.object({
  release: v.string(),
  /** The newest migration that the release knows. */
  schema: v.string(),
  statements: v.array(v.tuple([v.string(), v.array(ValueSchema)])),
})

/** Writes one line for each statement, in order, so that two releases can be compared. */
export const writeStatements = (file: string, statements: Statements, release = ''): void => {
  const schema = readdirSync('src/database/migrations').sort().at(-1)
  const lines = [...statements].sort(([a], [b]) => (a < b ? -1 : 1)).map((entry) => `    ${JSON.stringify(entry)}`)
  const head = `  "release": ${JSON.stringify(release)},\n  "schema": ${JSON.stringify(schema)},`
  writeFileSync(file, `{\n${head}\n  "statements": [\n${lines.join(',\n')}\n  ]\n}\n`)
}

/** The statements of a file that `writeStatements` wrote. */
export const readStatements = (file = releasedFile) => v.parse(ReleaseSchema, JSON.parse(readFileSync(file, 'utf8')))

/** Takes what the tests recorded as that of the release. Returns whether there was a record. */
export const keepStatements = (recorded: string, release: string): boolean => {
  if (!existsSync(recorded)) return false
  writeStatements(releasedFile, new Map(readStatements(recorded).statements), release)
  return true
}
