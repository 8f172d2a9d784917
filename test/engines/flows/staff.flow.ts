import { expect, inject, test } from 'vitest'
import type { Tab } from '../drivers/tab.ts'
import { fill, press, pressAndLeave, signIn, until } from '../hands.ts'
import { inTab } from '../open.ts'

const inbox = '/admin/contactmails'
const here = () => location.pathname
/** The page asks for a sign-in, a reply may overtake its draft, and WebKit reports calls that a page was left without. */
const expected = /^401 |^409 .*\/draft$|due to access control checks/
const heading = () => document.querySelector('article h1')?.textContent
const island = (tab: Tab, name: string) =>
  until(tab, (name) => Boolean(document.querySelector(`[data-island=${name}][data-hydrated]`)), name)

/** Leaves an enquiry with the site and returns its subject. */
async function leaveEnquiry() {
  const subject = `About the lamp ${crypto.randomUUID()}`
  const enquiry = { name: 'Cy', email: 'cy@keepers.example', subject, reason: 'Media Enquiry', message: 'It is out.' }
  const answer = await fetch(`${inject('site')}/v1/api/contactmails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '2001:db8:1::1' },
    body: JSON.stringify(enquiry),
  })
  expect(answer.status).toBe(201)
  return subject
}

/** Signs in and opens what a search for the subject finds. */
async function openFound(tab: Tab, go: (path: string) => Promise<void>, subject: string) {
  await go('/login')
  await signIn(tab)
  await go(`${inbox}?${new URLSearchParams({ q: subject })}`)
  await island(tab, 'inbox').toBe(true)
  await press(tab, '.mail-row-open')
  await until(tab, heading).toBe(subject)
}

test('staff sign in, find an enquiry, open it, answer it, and sign out', async () => {
  const subject = await leaveEnquiry()
  await inTab({ expected }, async ({ tab, go }) => {
    await go('/login')
    await signIn(tab)
    await island(tab, 'inbox').toBe(true)
    expect(await tab.run(areExportsApart)).toBe(true)
    await fill(tab, '[name=q]', subject)
    await tab.key('Enter')
    await until(tab, () => location.search).toMatch(/q=/)
    await until(tab, () => document.querySelectorAll('[data-mail]').length).toBe(1)
    await press(tab, '.mail-row-open')
    await until(tab, heading).toBe(subject)
    await until(tab, here).toMatch(/^\/admin\/contactmails\/[\w-]+$/)
    await fill(tab, '#reply-text', 'A keeper is on the way.')
    await press(tab, '#reply [type=submit]')
    await until(tab, () => document.querySelector('[data-mail]')?.textContent).toMatch(/Answered/)
    await tab.back()
    await until(tab, here).toBe(inbox)
    await press(tab, 'footer form [type=submit]')
    await until(tab, here).toBe('/login')
    await go(inbox)
    await until(tab, () => Boolean(document.querySelector('main [name=password]'))).toBe(true)
  })
})

test('what staff type stays over a reload, and a reply that is taken back is there again', async () => {
  const subject = await leaveEnquiry()
  const typed = () => document.querySelector<HTMLTextAreaElement>('#reply-text')?.value
  await inTab({ expected }, async ({ tab, go }) => {
    await openFound(tab, go, subject)
    await fill(tab, '#reply-text', 'The boat sails at nine.')
    await tab.reload()
    await island(tab, 'inbox').toBe(true)
    await until(tab, typed).toBe('The boat sails at nine.')
    await press(tab, '#reply [type=submit]')
    await until(tab, () => document.querySelector('.said')?.textContent).toMatch(/^Sent/)
    await until(tab, typed).toBe('')
    await press(tab, '.said button')
    await until(tab, typed).toBe('The boat sails at nine.')
    await press(tab, '#tab-note')
    await fill(tab, '#note textarea', 'Ask about the tide.')
    await press(tab, '#note [type=submit]')
    await until(tab, () => document.querySelector('.conversation')?.textContent).toContain('Ask about the tide.')
    expect(await tab.run(() => document.querySelector('.conversation')?.textContent)).not.toContain('The boat sails')
  })
})

test('no entry of a message’s menu is stretched', async () => {
  const subject = await leaveEnquiry()
  await inTab({ expected }, async ({ tab, go }) => {
    await openFound(tab, go, subject)
    await press(tab, '.pane-acts [popovertarget]')
    await until(tab, () => document.querySelector('#mail-menu')?.checkVisibility()).toBe(true)
    const heights = () =>
      [...document.querySelectorAll<HTMLElement>('#mail-menu .tool:has(kbd)')].map((tool) => tool.offsetHeight)
    expect(Math.max(...(await tab.run(heights)))).toBeLessThan(45)
  })
})

test('without script staff sign in, read an enquiry, and sign out', async () => {
  const subject = await leaveEnquiry()
  await inTab({ script: false, expected }, async ({ tab, go }) => {
    await go('/login')
    await signIn(tab)
    await go(`${inbox}?${new URLSearchParams({ q: subject })}`)
    await pressAndLeave(tab, '.mail-row-open')
    expect(await tab.run(heading)).toBe(subject)
    expect(await tab.run(() => document.querySelector('article.pane')?.textContent)).toContain('It is out.')
    expect(await tab.run(() => document.querySelector('#reply-text')?.checkVisibility())).toBe(false)
    await pressAndLeave(tab, 'footer form [type=submit]')
    await go(inbox)
    expect(await tab.run(() => Boolean(document.querySelector('main [name=password]')))).toBe(true)
  })
})

test('on a phone the list gives way to the open enquiry, and back', async () => {
  const subject = await leaveEnquiry()
  await inTab({ width: 390, height: 844, expected }, async ({ tab, go }) => {
    await openFound(tab, go, subject)
    const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await tab.run(isWider)).toBe(false)
    await tab.back()
    await until(tab, () => document.querySelector('.mail-row-open')?.checkVisibility()).toBe(true)
  })
})

/** Where a scrollbar takes width from the menu, as in Firefox, too. */
function areExportsApart() {
  const [csv, json] = [...document.querySelectorAll('a[href*="/export."]')].map((link) => link.getBoundingClientRect())
  return csv && json && (json.left - csv.right >= 6 || json.top >= csv.bottom - 1)
}
