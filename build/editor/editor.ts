import config from 'virtual:editor-config'
import CMS from '@sveltia/cms'
import { paths } from '../../src/paths.ts'
import { logoFault } from './logo-fault.ts'

/** One tab at a time: they share what the editor has read, and one would overwrite what only the other has seen. */
document.body.textContent = 'The editor is opening. If it is open in another tab, close that tab first.'
await new Promise<void>((start) => navigator.locks.request('editor', () => new Promise(() => start())))
document.body.textContent = ''

/** Signed in by the site's own session: the editor only wants some token. */
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: config.backend.name, token: 'session' }))

let head: Response | undefined
let isBehind = false
addEventListener('hashchange', () => isBehind && location.reload())
const isEntryOpen = () => /\/(new|entries\/.+)$/.test(location.hash)

const { fetch } = window
window.fetch = async (input, init) => {
  const { origin, href, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  if (origin !== location.origin && !/^(blob|data):/.test(href)) throw new TypeError('The editor asks this site only.')
  const isHead = /\/branches\/[^/]+$/.test(pathname)
  // While an entry is open, Sveltia hears of no other commit: it would offer to overwrite it. The Worker refuses instead.
  if (isHead && head && isEntryOpen()) return head.clone()
  const isPublication = pathname.endsWith('/contents')
  const files: File[] = isPublication ? JSON.parse(String(init?.body)).files : []
  const fault = await faultOf(files)
  if (fault) return Response.json({ message: `Not published. The logo ${fault}.` }, { status: 422 })
  const answer = await fetch(input, init).catch(() => {
    throw new TypeError('The connection was lost. What you typed is kept in this browser; save it again.')
  })
  if (answer.ok && (isHead || isPublication)) head = answer.clone()
  if (answer.status === 409) isBehind = true
  // The session is over. What is typed is kept in the browser, and offered again after signing in.
  if (answer.status === 401)
    location.assign(`${paths.login}?${new URLSearchParams({ next: location.pathname + location.hash })}`)
  return answer
}

type File = { path: string; operation: string; content?: string }

async function faultOf(files: File[]) {
  const logos = files.filter(({ path, operation }) => path.includes('/logos/') && operation !== 'delete')
  // Where a browser draws no such picture into a canvas, the build decides.
  const faults = await Promise.all(
    logos.map(({ path, content = '' }) => logoFault(path, content).catch(() => undefined)),
  )
  return faults.find(Boolean)
}

// As in src/browser/loader.ts: before any component.
if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble')
const { FocusField, PreviewField } = await import('./own-fields.tsx')
CMS.registerFieldType('preview', PreviewField)
CMS.registerFieldType('focus', FocusField)
await CMS.init({
  config: {
    ...config,
    site_url: location.origin,
    backend: { ...config.backend, api_root: location.origin + paths.api.publishing } as typeof config.backend,
  },
})
