import { editorConfig } from './config.ts'

type Field = { name: string; label: string; widget?: string; fields?: Field[] }

/**
 * What the editor calls each kind and each field of its form, with # for the place in a list:
 * `{ contactInfo: 'Address and phone', 'contactInfo.emails.#.address': 'Emails #, Address' }`.
 */
export function formLabels(): Record<string, string> {
  const { collections = [], singletons = [] } = editorConfig()
  return Object.fromEntries(([...collections, ...singletons] as Field[]).flatMap((kind) => labelsOf(kind, kind.name)))
}

function labelsOf({ label, widget, fields = [] }: Field, path: string, before = ''): [string, string][] {
  const [own, within] = widget === 'list' ? [`${label} #`, `${path}.#`] : [label, path]
  const inner = before || widget ? `${before}${own}, ` : ''
  return [
    [path, before + label],
    [within, before + own],
    ...fields.flatMap((field) => labelsOf(field, `${within}.${field.name}`, inner)),
  ]
}
