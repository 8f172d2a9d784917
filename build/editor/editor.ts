import config from 'virtual:editor-config'
import CMS from '@sveltia/cms'
import { forgetEditor } from '../../src/browser-state/before-sign-out.ts'
import { ownerHeader, unattendedHeader } from '../../src/browser-state/call.ts'
import { paths } from '../../src/paths.ts'
import { logoFault } from './logo-fault.ts'
import { pasteFromWord } from './paste-from-word.ts'

/** One tab at a time: they share what the editor has read, and one would overwrite what only the other has seen. */
document.body.textContent = 'The editor is opening. If it is open in another tab, close that tab first.'
await new Promise<void>((start) => navigator.locks.request('editor', () => new Promise(() => start())))
document.body.textContent = 'The editor is opening. If it does not, load this page again.'

/** Signed in by the site's own session: the editor only wants some token. */
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: config.backend.name, token: 'session' }))

/** The commit that Sveltia takes for the newest one. */
let head: { commit: { id: string; parent?: string } } | undefined
/** Whether the content has to be read again before another entry is opened. */
let isBehind = false
const isEntryOpen = () => /\/(new|entries\/.+)$/.test(location.hash)
addEventListener('hashchange', () => isBehind && isEntryOpen() && location.reload())

/** Whether anybody has used the editor since it last asked for the newest commit, which it does every minute. */
let isUsed = false
for (const sign of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
  addEventListener(sign, () => (isUsed = true), { capture: true, passive: true })

addEventListener('beforeinput', (event) => {
  const { target, data, inputType } = event
  if (!(target instanceof Element && data)) return
  const isNumber = target.matches('[role=spinbutton]')
  const isPastedWords =
    inputType === 'insertFromPaste' && target.matches('[data-field-type=string] *, [data-field-type=text] *')
  // At the comma of 62,500 Sveltia empties the field, and what follows it becomes the number. Line ends from a PDF and
  // non-breaking spaces would be refused, although nobody sees them.
  const text = isNumber ? data.replace(/[,$\s]/g, '') : isPastedWords ? data.replace(/\s*[^\S ]\s*/g, ' ') : data
  if (text === data) return
  event.preventDefault()
  document.execCommand('insertText', false, text)
})

addEventListener('paste', pasteFromWord, { capture: true })

let owner = ''
const { fetch } = window
window.fetch = async (input, init) => {
  const { origin, href, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  if (origin !== location.origin && !/^(blob|data):/.test(href)) throw new TypeError('The editor asks this site only.')
  if (!pathname.startsWith(paths.api.publishing)) return fetch(input, init)
  const isPublication = pathname.endsWith('/contents')
  const sent: Publication = isPublication ? JSON.parse(String(init?.body)) : { message: '', files: [] }
  const body = JSON.stringify({ ...sent, message: titled(sent.message) })
  const request = new Request(input, isPublication ? { ...init, body } : init)
  if (owner) request.headers.set(ownerHeader, owner)
  if (!isUsed) request.headers.set(unattendedHeader, '1')
  const isHead = /\/branches\/[^/]+$/.test(pathname)
  if (isHead) isUsed = false
  // While an entry is open, Sveltia hears of no other commit: it would offer to overwrite it. The Worker refuses instead.
  if (isHead && head && isEntryOpen()) {
    // The Worker is still asked: typing keeps the session alive. An answer that is not read keeps its request open.
    fetch(request)
      .then((answer) => answer.text())
      .catch(() => {})
    return Response.json(head)
  }
  const fault = isPublication && (hasUnreadDate() ? unreadDate : await faultOf(sent.files))
  if (fault) return Response.json({ message: `Not published. ${fault}` }, { status: 422 })
  const answer = await fetch(request)
    .then(whole)
    .catch(() => Response.json({ message: lost }, { status: 503 }))
  if (answer.ok && (isHead || isPublication)) {
    const known = head?.commit.id
    head = await answer.clone().json()
    // Colleagues have published in between, which Sveltia would not notice.
    if (isPublication && head?.commit.parent !== known) isBehind = true
  }
  if (answer.status === 409) isBehind = true
  // Sveltia says why a change of an entry has failed, but not why a deletion, or a change among the pictures, has.
  const isDeletion = isPublication && sent.files.every(({ operation }) => operation === 'delete')
  if (isPublication && (isDeletion || !isEntryOpen()) && !answer.ok && answer.status !== 401) {
    const { message } = await answer.clone().json()
    alert(isDeletion ? message.replace(/^Not published/, 'Not deleted') : message)
  }
  // The session is over. What is typed is kept in the browser, and offered again after signing in.
  if (answer.status === 401)
    location.assign(`${paths.login}?${new URLSearchParams({ next: location.pathname + location.hash, ended: owner })}`)
  return answer
}

const lost = 'The connection was lost. What you typed is kept in this browser; try again.'

/** @throws if the line was cut within the answer, or if it is a page of some server in between */
async function whole(answer: Response) {
  if (!/\/media\//.test(answer.url)) await answer.clone().json()
  return answer
}

/** Browsers give out a day such as February 31 as if its field were empty: a story would be public at once. */
const hasUnreadDate = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type^=date]')].some(({ validity }) => validity.badInput)
const unreadDate = 'A date is not complete, or there is no such day. Correct it, or delete all of it.'

type File = { path: string; operation: string; content?: string }
type Publication = { message: string; files: File[] }

/** Names a page as the editor's menu does, a picture without its folder, and no other files: "Change Files “home” +1". */
const titled = (message: string) =>
  message
    .replace(/ \+\d+$/, '')
    .replace(/“src\/.*\//, '“')
    .replace(/Files “(\w+)”/, (whole, name) => {
      const page = config.singletons?.find((one) => 'name' in one && one.name === name)
      return page && 'label' in page ? `“${page.label}”` : whole
    })

async function faultOf(files: File[]) {
  const logos = files.filter(({ path, operation }) => path.includes('/logos/') && operation !== 'delete')
  // Where a browser draws no such picture into a canvas, the build decides.
  const faults = await Promise.all(
    logos.map(({ path, content = '' }) => logoFault(path, content).catch(() => undefined)),
  )
  const fault = faults.find(Boolean)
  return fault && `The logo ${fault}.`
}

/** Drafts stay in the browser when a session ends. The next person to sign in does not get them. */
const account: { id?: string } = await (await window.fetch(`${paths.api.publishing}/user`)).json()
if (!account.id) throw new Error('Nobody is signed in.')
owner = account.id
if (localStorage.getItem('editor-owner') !== owner) await forgetEditor()
localStorage.setItem('editor-owner', owner)
document.body.textContent = ''

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
