import type { Field } from '@sveltia/cms'
import * as v from 'valibot'
import { BrandSlugSchema } from '../../src/site/content/schemas/brand.ts'
import { DaySchema, OfficeMomentSchema } from '../../src/site/content/schemas/news-item.ts'
import { PressPersonSchema } from '../../src/site/content/schemas/pages/press.ts'
import { FocalPointSchema, LogoFileSchema, PhotographFileSchema } from '../../src/site/content/schemas/photograph.ts'
import { ProseSchema } from '../../src/site/content/schemas/prose.ts'
import { labelOf, oneOf } from './labels.ts'

/** A schema or an action of its pipe, as far as it is read here. */
type Part = {
  type: string
  kind?: string
  requirement?: unknown
  message?: unknown
  pipe?: Part[]
  wrapped?: Part
  entries?: Record<string, Part>
  item?: Part
  key?: Part
  value?: Part
  options?: unknown[]
  default?: unknown
}
export type Schema = Part | v.GenericSchema

const optional = ['optional', 'exact_optional', 'nullish', 'nullable']

/** Names of fields whose text runs over several lines. */
const long =
  /^(about|answer|beforeParagraph|bio|colleagues|description|detail|howToApply|lead|paragraphs?|portrait|subheading|summary|texts|work)$/

/** The editor's fields for what an object schema takes, but those that the file's name or the text below give. */
export function fieldsOf(schema: Schema, without: string[] = []): Field[] {
  const { entries = {} } = baseOf(schema as Part)
  return Object.entries(entries)
    .filter(([name]) => !without.includes(name))
    .map(([name, entry]) => fieldOf(name, entry))
}

function fieldOf(name: string, schema: Schema): Field {
  const part = schema as Part
  const isOptional = optional.includes(part.type)
  const inner = isOptional && part.wrapped ? part.wrapped : part
  const hint = v.getDescription(inner as v.GenericSchema)
  const common = {
    name,
    label: v.getTitle(inner as v.GenericSchema) ?? labelOf(name),
    required: !isOptional,
    ...(hint && { hint }),
    ...(isOptional && typeof part.default === 'boolean' && { default: part.default }),
  }
  return { ...common, ...widgetOf(name, inner) } as Field
}

function widgetOf(name: string, part: Part): object {
  if (part === BrandSlugSchema) return { ...relation, collection: 'brands', display_fields: ['name'] }
  if (part === (PressPersonSchema as unknown)) return { ...relation, collection: 'team', display_fields: ['title'] }
  const parts = flat(part)
  if (parts.includes(ProseSchema as unknown as Part)) return { widget: 'richtext', ...prose }
  if (parts.includes(DaySchema as unknown as Part)) return { ...datetime, type: 'date', format: 'DD/MM/YYYY' }
  if (parts.includes(OfficeMomentSchema as unknown as Part)) return { ...datetime, format: 'DD/MM/YYYY HH:mm' }
  if (parts.includes(PhotographFileSchema as unknown as Part)) return { ...picture, accept: pictures }
  if (part === (FocalPointSchema as unknown)) return { widget: 'focus' }
  if (parts.includes(LogoFileSchema as unknown as Part))
    return { ...picture, accept: '.svg,.png', media_folder: '/src/site/content/logos', public_folder: '/logos' }
  const base = baseOf(part)
  const limit = (type: string) => parts.find((action) => action.type === type)?.requirement
  switch (base.type) {
    case 'string':
      return { widget: long.test(name) ? 'text' : 'string', ...textRules(parts) }
    case 'number': {
      const isWhole = parts.some(({ type }) => type === 'integer')
      return {
        widget: 'number',
        value_type: isWhole ? 'int' : 'float',
        ...(isWhole ? {} : { step: 0.01 }),
        ...given({ min: limit('min_value'), max: limit('max_value') }),
      }
    }
    case 'boolean':
      return { widget: 'boolean' }
    case 'picklist':
      return { widget: 'select', options: base.options?.map((value) => ({ label: labelOf(String(value)), value })) }
    case 'array':
      return {
        widget: 'list',
        label_singular: oneOf(name),
        ...itemsOf(name, base.item as Part),
        ...given({ min: limit('min_length'), max: limit('max_length') }),
      }
    case 'record':
      return {
        widget: 'object',
        collapsed: true,
        fields: base.key?.options?.map((key) => keyOf(String(key), base.value as Part)),
      }
    case 'strict_object':
      // A photograph is to be seen.
      return { widget: 'object', collapsed: base.entries?.file ? false : 'auto', fields: fieldsOf(base) }
    default:
      throw new Error(`The editor has no field for ${name}, of type ${base.type}.`)
  }
}

function keyOf(key: string, value: Part): Field {
  return { ...fieldOf('paragraph', value), name: key, label: labelOf(key) }
}

function itemsOf(name: string, item: Part) {
  return baseOf(item).type === 'strict_object'
    ? { fields: fieldsOf(item), collapsed: true, summary: summaryOf(item) }
    : { field: { ...fieldOf(name, item), name: 'item', label: oneOf(name) } }
}

/** A collapsed item shows its first field. */
function summaryOf(item: Part) {
  return `{{fields.${Object.keys(baseOf(item).entries ?? {})[0]}}}`
}

/** The editor takes one pattern. Lines cannot be broken in the content. */
function textRules(parts: Part[]) {
  const find = (...types: string[]) => parts.find(({ type }) => types.includes(type))
  const pattern = find('regex')
  return {
    ...given({ minlength: find('min_length')?.requirement, maxlength: find('max_length')?.requirement }),
    ...(find('email') && { type: 'email' }),
    pattern: pattern
      ? [(pattern.requirement as RegExp).source, sentence(pattern.message)]
      : ['^[^\\r\\n]*$', 'Write it in one paragraph, without line breaks.'],
  }
}

const relation = { widget: 'relation', value_field: '{{slug}}' }

/** UTC-7, as the office keeps it (decision 017), named by a BC town: some browsers have old rules for Vancouver. */
const datetime = { widget: 'datetime', input_timezone: 'America/Dawson_Creek' }

/** Pictures come from the folders of this site only. */
const picture = { widget: 'image', choose_url: false }
const pictures = '.jpg,.jpeg,.png,.webp,.avif'

const prose = {
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: ['image'],
  linked_images: false,
  minimal: true,
}

function sentence(message: unknown) {
  const text = typeof message === 'string' ? message : 'is not as it must be'
  return `It ${text.replace(/^(?!must|may|is|has|needs)/, 'must be: ')}.`
}

/** The schema, and every action of its pipes. */
function flat(part: Part): Part[] {
  return [part, ...(part.pipe ?? []).flatMap((inner) => (inner === part ? [] : flat(inner)))]
}

function baseOf(part: Part): Part {
  const [first] = part.pipe ?? []
  return first && first !== part && first.pipe ? baseOf(first) : part
}

function given(limits: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
}
