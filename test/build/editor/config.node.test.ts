import { expect, it } from 'vitest'
import { editorConfig } from '../../../build/editor/config.ts'
import { fieldsOf } from '../../../build/editor/fields.ts'
import { kinds } from '../../../src/site/content/kinds.ts'
import printed from '../../../src/site/content/printed/content.json' with { type: 'json' }

/** What is compared, of a schema and of a field alike: each field by its path, with its rules. */
type Rules = Record<string, unknown>
type Schema = {
  type: string
  pipe?: Schema[]
  wrapped?: Schema
  entries?: Record<string, Schema>
  item?: Schema
  key?: Schema
  value?: Schema
  options?: unknown[]
  requirement?: unknown
}
type Field = {
  name: string
  widget?: string
  required?: boolean
  fields?: Field[]
  field?: Field
  options?: { value: unknown }[]
  minlength?: number
  maxlength?: number
  min?: number
  max?: number
  pattern?: [string, string]
  collection?: string
}

const actionsOf = (schema: Schema): Schema[] =>
  (schema.pipe ?? []).flatMap((part) => [part, ...(part === schema ? [] : actionsOf(part))])
const coreOf = (schema: Schema): Schema =>
  schema.pipe?.[0] && schema.pipe[0] !== schema ? coreOf(schema.pipe[0]) : schema

function rulesOf(path: string, schema: Schema): Rules {
  const isOptional = Boolean(schema.wrapped)
  const inner = schema.wrapped ?? schema
  const core = coreOf(inner)
  const find = (type: string) => actionsOf(inner).find((action) => action.type === type)?.requirement
  const own = { [path]: { required: !isOptional } }
  const limits = { [`${path} limits`]: [find('min_length'), find('max_length'), find('min_value'), find('max_value')] }
  if (core.type === 'strict_object') return { ...own, ...rulesOfAll(path, core.entries) }
  if (core.type === 'array') return { ...own, ...limits, ...rulesOf(`${path}[]`, core.item as Schema) }
  if (core.type === 'record')
    return {
      ...own,
      ...Object.assign({}, ...(core.key?.options ?? []).map((key) => rulesOf(`${path}.${key}`, core.value as Schema))),
    }
  if (core.type === 'picklist') return { ...own, [`${path} choices`]: core.options?.length }
  const pattern = (find('regex') as RegExp | undefined)?.source
  return { ...own, ...limits, ...(pattern && { [`${path} pattern`]: pattern }) }
}
const rulesOfAll = (path: string, entries: Record<string, Schema> = {}) =>
  Object.assign({}, ...Object.entries(entries).map(([name, entry]) => rulesOf(`${path}.${name}`, entry)))

function rulesOfField(path: string, field: Field, brands: number): Rules {
  const { widget, required, fields, field: item, options, minlength, maxlength, min, max, pattern, collection } = field
  const own = { [path]: { required } }
  const limits = {
    [`${path} limits`]:
      widget === 'number'
        ? [undefined, undefined, min, max]
        : [minlength ?? min, maxlength ?? max, undefined, undefined],
  }
  const within = (list: Field[], at: string) =>
    Object.assign({}, ...list.map((one) => rulesOfField(`${at}.${one.name}`, one, brands)))
  if (widget === 'object') return { ...own, ...within(fields ?? [], path) }
  if (widget === 'list')
    return {
      ...own,
      ...limits,
      ...(item
        ? rulesOfField(`${path}[]`, item, brands)
        : { [`${path}[]`]: { required: true }, ...within(fields ?? [], `${path}[]`) }),
    }
  if (collection) return { ...own, [`${path} choices`]: collection === 'team' ? printed.team.length : brands }
  if (widget === 'select') return { ...own, [`${path} choices`]: options?.length }
  if (widget === 'datetime') return own
  // Sets whole numbers from 0 to 100.
  if (widget === 'focus') return { ...own, ...within([percentage('x'), percentage('y')], path) }
  const isOwnPattern = pattern && !pattern[0].startsWith('^[^\\r')
  return { ...own, ...limits, ...(isOwnPattern && { [`${path} pattern`]: pattern[0] }) }
}

const percentage = (name: string): Field => ({ name, widget: 'number', required: true, min: 0, max: 100 })

const config = JSON.parse(JSON.stringify(editorConfig()))
const shown = [...config.collections, ...config.singletons] as {
  name: string
  fields: Field[]
  create?: boolean
  delete?: boolean
  description?: string
  folder?: string
  file?: string
}[]

it('shows every kind of content, from where it stands', () => {
  const places = shown.map(({ name, folder, file }) => [name, (folder ?? file)?.replace('src/site/content/', '')])
  const expected = Object.entries(kinds).map(([name, kind]) => [name, 'folder' in kind ? kind.folder : kind.file])
  expect(places.sort()).toEqual(expected.sort())
})

it('offers to make and delete what needs no developer, and says why it does not offer the others', () => {
  const folders = shown.filter(({ folder }) => folder)
  const made = folders.filter((one) => one.create && one.delete).map(({ name }) => name)
  expect(made).toEqual(['news', 'jobs', 'partners', 'team', 'places'])
  const fixed = folders.filter((one) => !one.create && !one.delete)
  expect(fixed.map(({ name, description }) => [name, typeof description])).toEqual(
    ['brands', 'domains', 'sectors', 'values'].map((name) => [name, 'string']),
  )
})

it.each(Object.entries(kinds))(
  'has a field for all of %s, with its limits, choices and what is required',
  (name, kind) => {
    const [button, ...fields] = shown.find((one) => one.name === name)?.fields ?? []
    // Others' words stand in the texts of several pages.
    if (['facts', 'asking'].includes(name)) fields.unshift(button as Field)
    else expect(button).toMatchObject({ widget: 'preview', kind: name, required: false })
    const { slug: _, ...entries } = coreOf(kind.schema as unknown as Schema).entries ?? {}
    const rules = rulesOfAll('', 'folder' in kind ? entries : coreOf(kind.schema as unknown as Schema).entries)
    const days = Object.keys(rules).filter((path) => /^\.(date|appears|posted|lastDay)( limits| pattern)$/.test(path))
    for (const path of days) delete rules[path]
    const brands = coreOf(kinds.brands.schema as unknown as Schema).entries?.slug?.options?.length ?? 0
    expect(Object.assign({}, ...fields.map((field) => rulesOfField(`.${field.name}`, field, brands)))).toEqual(rules)
  },
)

/** The paths of required fields that an entry leaves empty: the editor would not save it. */
const emptyIn = (fields: Field[], entry: Record<string, unknown>, at: string): string[] =>
  fields.flatMap(({ name, widget, required, fields: inner }) => {
    const value = entry[name]
    const path = `${at}.${name}`
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    if (isEmpty && widget !== 'object') return required ? [path] : []
    if (isEmpty && !required) return []
    const parts = widget === 'list' ? (value as object[]) : [value ?? {}]
    return inner ? parts.flatMap((part) => emptyIn(inner, part as Record<string, unknown>, path)) : []
  })

it.each(shown)('can save every entry of $name as it is', ({ name, fields }) => {
  const entries = [printed[name as keyof typeof printed]].flat() as Record<string, unknown>[]
  expect(entries.length > 0 || name === 'jobs').toBe(true)
  expect(entries.flatMap((entry) => emptyIn(fields, entry, String(entry.slug ?? name)))).toEqual([])
})

it('keeps no former addresses in an entry, as they are not a field of it', () => {
  const renamed = shown.filter(({ folder }) => folder)
  expect(renamed.map((kind) => Reflect.get(kind, 'aliases_field'))).toEqual(renamed.map(() => false))
})

it('checks the address of each link beside its field', () => {
  const links = [...JSON.stringify(shown).matchAll(/"name":"href".*?"pattern":\["(.*?)"/g)].map(([, one]) => one)
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((pattern) => !pattern?.includes('https'))).toEqual([])
})

it('has no pattern that ends in a slash, with which the editor would not start', () => {
  const ends = JSON.stringify(shown).match(/"pattern":\["[^"]*\/",/g)
  expect(JSON.stringify(shown)).toContain('"pattern":["')
  expect(ends).toBeNull()
})

it('refuses a schema that it has no field for', () => {
  expect(() => fieldsOf({ type: 'strict_object', entries: { when: { type: 'date' } } })).toThrow('no field for when')
})
