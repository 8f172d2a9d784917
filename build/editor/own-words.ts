type Field = { name: string; label: string; fields?: Field[] }
export type Kind = { name: string; label: string; folder?: string; file?: string; fields: Field[] }

const field = /“(\w+(?:\.\w+)*)”(?= (?:has|is|may|must|names|needs)\b)/
const broken = /It would break (\S+):/
const pointing = /\b(\w+)(?=(?: “[^”]+”)? points to it\.)/
const names = new RegExp([field, broken, pointing].map(({ source }) => source).join('|'), 'g')

/** Replaces the names of fields and kinds in the Worker's refusal by the editor's labels. */
export function inOwnWords(message: string, paths: string[], kinds: Kind[]): string {
  const kindAt = (path: string) =>
    kinds.find(({ folder, file }) => (folder ? path.startsWith(`${folder}/`) : path === file))
  let kind = paths.map(kindAt).find(Boolean)
  return message.replace(names, (whole, field?: string, file?: string, pointing?: string) => {
    if (field) return `“${labelled(kind?.fields ?? [], field.split('.')).join(', ')}”`
    if (pointing) return kinds.find(({ name }) => name.toLowerCase() === pointing.toLowerCase())?.label ?? whole
    kind = kindAt(`src/site/content/${file}`)
    return kind ? `It would break “${kind.label}”${kind.folder ? `, ${file}` : ''}:` : whole
  })
}

/** The labels on the way to a field, with its place in a list: `['About 1', 'Who or what']`. */
function labelled(fields: Field[], [name = '', ...rest]: string[]): string[] {
  const found = fields.find((one) => one.name === name)
  if (!found) return [name, ...rest]
  const isItem = /^\d+$/.test(rest[0] ?? '')
  const deeper = isItem ? rest.slice(1) : rest
  const label = isItem ? `${found.label} ${Number(rest[0]) + 1}` : found.label
  return deeper.length > 0 ? [label, ...labelled(found.fields ?? [], deeper)] : [label]
}
