import type { Program } from './workerd.ts'

/** What a page's answer is made of, as the site itself sent it. */
export type Page = { path: string; status: number; headers: [string, string][]; body: string }

/** Headers of one connection, and the one that has another value each time is kept as it came. */
const ofTheConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** A page of a Worker on this machine. @throws Error at a failure of the server's */
export const fetchPage = async (port: number, path: string): Promise<Page> => {
  const answer = await fetch(`http://localhost:${port}${path}`, { headers: { 'Accept-Encoding': 'identity' } })
  const body = await answer.text()
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`)
  const headers = [...answer.headers].filter(([name]) => !ofTheConnection.has(name))
  return { path, status: answer.status, headers, body }
}

/** The least that can be: a Worker whose one `switch` on the URL answers the page's bytes with the page's headers. */
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
      case ${JSON.stringify(`http://localhost${path}`)}:
        return new Response(body, { status: ${status}, headers })
      default:
        return new Response('Not found', { status: 404 })
    }
  },
}
`
}
