import type { Program } from './workerd.ts'

/** A response as the site sent it. */
export type Page = { path: string; status: number; headers: [string, string][]; body: string }

/** Headers that the server sets anew for each response. */
const ofTheConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** @throws Error if the server returns 5xx */
export const fetchPage = async (port: number, path: string): Promise<Page> => {
  const answer = await fetch(`http://localhost:${port}${path}`, { headers: { 'Accept-Encoding': 'identity' } })
  const body = await answer.text()
  if (answer.status >= 500) throw new Error(`${path} returned ${answer.status}.`)
  const headers = [...answer.headers].filter(([name]) => !ofTheConnection.has(name))
  return { path, status: answer.status, headers, body }
}

/** The lower bound: a Worker that returns the page's bytes and headers from a single `switch` on the URL. */
export const limitProgram = (page: Page, like: Program): Program => ({
  ...like,
  modules: new Map([['index.js', source(page)]]),
})

function source({ path, status, headers, body }: Page) {
  return `const body = new TextEncoder().encode(${JSON.stringify(body)})
const headers = new Headers(${JSON.stringify(headers)})
export default {
  fetch(request) {
    switch (request.url) {
      case ${JSON.stringify(`https://localhost${path}`)}:
        return new Response(body, { status: ${status}, headers })
      default:
        return new Response('Not found', { status: 404 })
    }
  },
}
`
}
