import { parse } from 'yaml'
import { editorConfig } from '../../build/editor/config.ts'
import printed from '../../src/site/content/printed/content.json' with { type: 'json' }

/** What the test adds to a text. */
export const mark = 'Changed'

type Field = {
  name: string
  label: string
  widget: string
  fields?: Field[]
  pattern?: [string, string]
  maxlength?: number
  type?: string
}
type Kind = {
  name: string
  fields: Field[]
  file?: string
  folder?: string
  extension?: string
  identifier_field?: string
}
type Data = { [name: string]: unknown }
/** `field` leads from the part of the form down to the text. */
type Form = { at: string; file: string; field: Field[] }

const { collections, singletons } = JSON.parse(JSON.stringify(editorConfig()))
const lengthOf = (entry: Data) => JSON.stringify(entry).length

/** Each single file, and of each folder the longest entry, with a text in it that may be any. */
export const forms: Form[] = [...collections, ...singletons].flatMap((kind: Kind) => {
  const { name, file, folder, extension, identifier_field: title } = kind
  const entries = [printed[name as keyof typeof printed]].flat() as Data[]
  const [entry] = entries.sort((one, other) => lengthOf(other) - lengthOf(one))
  if (!entry) return []
  const field = freeText(
    kind.fields.filter((one) => one.name !== title),
    entry,
  )
  if (!field) throw new Error(`The form of ${name} has no text that may be any.`)
  return {
    at: `${folder ? name : '_singletons'}/entries/${entry.slug ?? name}`,
    file: file ?? `${folder}/${entry.slug}.${extension}`,
    field,
  }
})

/** The first text of the entry that has no limit and no form of its own. */
function freeText(fields: Field[], entry: Data): Field[] | undefined {
  for (const field of fields) {
    const value = entry[field.name]
    const isFree =
      ['string', 'text'].includes(field.widget) &&
      !field.maxlength &&
      !field.type &&
      field.pattern &&
      new RegExp(field.pattern[0]).test(`${value}${mark}`)
    if (isFree && value) return [field]
    const within = field.widget === 'object' && value ? freeText(field.fields ?? [], value as Data) : undefined
    if (within) return [field, ...within]
  }
}

/** What a file says, in its order, without the fields that it leaves empty or off. */
export const meaningOf = (file: string) => {
  const [, front = file, body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(file) ?? []
  const isEmpty = (value: unknown) => value === '' || value === false || (Array.isArray(value) && value.length === 0)
  const written = JSON.stringify(parse(front), (_, value) => (isEmpty(value) ? undefined : value), 2)
  return `${written}\n${body}`
}
