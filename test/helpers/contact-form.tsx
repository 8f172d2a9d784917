import { act } from 'react'
import { vi } from 'vitest'
import { contactmailFields } from '../../src/contactmails/contactmail.ts'
import { ContactForm, type ContactFormProps } from '../../src/contactmails/form/contact-form.island.tsx'
import { paths } from '../../src/paths.ts'
import { find, mount } from './mount.tsx'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const plain = { title: 'Write', replyDay: 'Thursday, November 26', page: paths.contact }

/** Shows a form on a page of its own. */
export const open = async (form = 'contact', props: Partial<ContactFormProps> = {}) =>
  (await mount(<ContactForm {...{ form, ...plain, ...props }} />)).page

/** Types into the fields of these names. */
export const fill = (page: HTMLElement, fields: Record<string, string>) =>
  act(async () => {
    for (const [name, value] of Object.entries(fields)) {
      const control = find<Control>(page, `[name=${name}]`)
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })

export const submit = (page: HTMLElement) =>
  act(async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest')
    find(page, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    // The enquiry's key is a hash, which takes longer than `act` waits.
    await Promise.all(digest.mock.results.map(({ value }) => value))
  })

/** Lets this many milliseconds of faked time pass. */
export const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

/** The banner, or null while there is none. */
export const banner = (page: HTMLElement) => {
  const banner = page.querySelector<HTMLElement>('.banner')
  return banner && { kind: banner.dataset.kind, text: banner.textContent?.trim() }
}

export const valuesOf = (page: HTMLElement) =>
  Object.fromEntries(contactmailFields.map((name) => [name, find<Control>(page, `[name=${name}]`).value]))

/** Has the server answer every call with this. */
export const answering = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))
