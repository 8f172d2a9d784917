import * as v from 'valibot'
import { readStored, writeStored } from '../../browser-state/stored.ts'
import type { Topic } from '../topic.ts'

/** An enquiry kept in the tab's session storage so that a reload loses nothing; without values once it has arrived. */
const DraftSchema = v.object({ id: v.string(), values: v.record(v.string(), v.string()) })

export const draftKey = (form: string, topic?: Pick<Topic, 'about'>) => `enquiry:${form}${topic?.about ?? ''}`

export const readDraft = (key: string) => readStored('sessionStorage', key, DraftSchema)

export const writeDraft = (
  key: string,
  values: Record<string, string>,
  id = readDraft(key)?.id ?? crypto.randomUUID(),
) => writeStored('sessionStorage', key, { id, values })

/** Whatever is typed next is a new enquiry, even if its words are the same. */
export const endDraft = (key: string) => writeDraft(key, {}, crypto.randomUUID())

export const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>

const textFields = 'input:not([type=hidden]), textarea'

export const isTypedIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>(textFields)].some(({ value, defaultValue }) => value !== defaultValue)

/** What the server has filled in gives way to the draft, unless it is what was typed last. */
export function fill(form: HTMLFormElement, values: Record<string, string>, isTyped: boolean) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement) {
      if (field.selectedIndex === 0 || (!isTyped && field.selectedOptions[0]?.defaultSelected)) field.value = value
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.type !== 'hidden' && field.value === (isTyped ? '' : field.defaultValue)) field.value = value
    }
  }
}

/** Empties the fields. `reset()` would bring back what a native post has filled in. */
export function clear(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>(textFields)) field.value = ''
  for (const select of form.querySelectorAll('select')) select.selectedIndex = 0
}
