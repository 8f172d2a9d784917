/** Where the browser tests' own copy of the site runs, with a D1 of its own. */
export const port = Number(process.env.E2E_PORT ?? 8799)
export const origin = `http://localhost:${port}`
export const persistTo = '.wrangler/e2e'

/** A Git repository with the content, in which the editor publishes; it stands in for the one on GitHub. */
export const repository = '.wrangler/e2e-content'

/** Where the tests create accounts, at `/accounts`, and run one statement of SQL, at `/statements`. */
export const databasePort = port + 50
export type NewAdmin = { email: string; name: string; password: string }
export type Statement = { sql: string; values: (string | number)[] }
