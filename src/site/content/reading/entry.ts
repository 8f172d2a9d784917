import * as v from 'valibot'
import { fileOf } from '../schemas/photograph.ts'
import { isSafeLink } from '../schemas/words.ts'
import { explain } from './explain.ts'
import { parseMarkdown } from './markdown.ts'
import { filled, type Names } from './names.ts'
import type { Problem } from './problem.ts'
import { parseYaml } from './safe-yaml.ts'

type Options = {
  /** As it is named in problems. */
  file: string
  text: string
  schema: v.GenericSchema
  names: Names
  /** The slug of an entry of a collection. */
  slug?: string
  /** The field that takes the Markdown below the front matter. */
  body?: string | undefined
  filledLater?: string[] | undefined
  /** Whether there is such a file, in `photographs` or `logos`. */
  isPicture?: (file: string) => boolean
}

type Fields = Record<string, unknown>

/** Reads one file of content: its data as the schema gives it out, or its problems. */
export function readEntry(options: Options): { data?: unknown; problems: Problem[] } {
  const { file, schema, names, slug, body, filledLater = [], isPicture = () => false } = options
  const problems: Problem[] = []
  const add = (problem: Omit<Problem, 'file'>) => void problems.push({ file, ...problem })
  if (options.text.length > mostText)
    return {
      problems: [
        { file, message: `has ${Math.ceil(options.text.length / 1024)} KB and may have at most ${mostText / 1024}` },
      ],
    }
  const text = options.text.replaceAll('\r\n', '\n')
  const parts = body ? splitFrontMatter(text) : { yaml: text, yamlLine: 1, markdown: '', bodyLine: 1 }
  if (!parts) return { problems: [{ file, line: 1, message: 'must begin with front matter between two lines of ---' }] }

  const { value, faults, lineOf } = parseYaml(parts.yaml, parts.yamlLine)
  for (const fault of faults) add(fault)
  if (faults.length > 0) return { problems }
  if (!isFields(value))
    return { problems: [{ file, line: parts.yamlLine, message: 'must consist of fields with values' }] }
  for (const own of [slug === undefined ? undefined : 'slug', body])
    if (own && own in value)
      add({
        line: lineOf([own]),
        field: own,
        message: `must not be written here: it is ${own === 'slug' ? 'the name of the file' : 'the text below'}`,
      })

  const data: Fields = { ...(fillAll(value, []) as Fields), ...(slug !== undefined && { slug }) }
  if (body)
    // In Markdown, a line of non-breaking spaces is not blank: it would join two paragraphs.
    data[body] = parseMarkdown(parts.markdown.replace(/^[^\S\n]+$/gm, ''), {
      firstLine: parts.bodyLine,
      isLink: isSafeLink,
      fileOf: (url) => thereIs(fileOf(url, 'photographs'), 'photographs'),
      fill: (words, line) => check(words, line, body),
      refuse: (fault) => add({ ...fault, field: body }),
    })
  if (problems.length > 0) return { problems }

  const result = v.safeParse(schema, data)
  if (result.success) {
    const { photograph, logo } = result.output as { photograph?: { file: string }; logo?: string }
    const missing = (field: string[], file: string, folder: string) =>
      add({
        line: lineOf(field),
        field: field.join('.'),
        message: `names “${file}”, which is not in the folder ${folder}`,
      })
    if (photograph && !thereIs(photograph.file, 'photographs'))
      missing(['photograph', 'file'], photograph.file, 'photographs')
    if (logo && !thereIs(logo, 'logos')) missing(['logo'], logo, 'logos')
    return problems.length > 0 ? { problems } : { data: result.output, problems }
  }
  for (const issue of result.issues) {
    const path = issue.path?.map(({ key }) => key as PropertyKey) ?? []
    const [field] = path
    if (field === 'slug' && slug !== undefined) add({ field: 'the name of the file', message: explain(issue) })
    else if (field === body && body) add({ line: parts.bodyLine, field: body, message: explain(issue) })
    else add({ line: lineOf(path), field: path.join('.') || undefined, message: explain(issue) })
  }
  return { problems }

  function thereIs(name: string | undefined, folder: string) {
    return name && isPicture(`${folder}/${name}`) ? name : undefined
  }

  function fillAll(part: unknown, path: PropertyKey[]): unknown {
    if (typeof part === 'string') return check(part, lineOf(path), path.join('.'))
    if (Array.isArray(part)) return part.map((item, index) => fillAll(item, [...path, index]))
    if (!isFields(part)) return part
    return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, fillAll(item, [...path, key])]))
  }

  /** Fills in names, and refuses characters that do not show. */
  function check(words: string, line: number, field: string) {
    if (words.length > mostCharacters)
      add({ line, field, message: `has ${words.length} characters and may have at most ${mostCharacters}` })
    const hidden = hiddenCharacter.exec(words)
    if (hidden?.[0] === '\n') add({ line, field, message: 'must stand in one paragraph, without line breaks' })
    else if (hidden) {
      const code = hidden[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      const what = hidden[0] === '\t' ? 'a tab' : `an invisible character (U+${code})`
      const before = words.slice(0, hidden.index).slice(-20)
      const where = before ? `after “${before}”` : 'at the start'
      add({ line, field, message: `has ${what} ${where}; delete that part and type it again` })
    }
    return filled(words, names, (name) => {
      const message = `has {${name}}, which is not the name of a fact; write other words without braces`
      if (!filledLater.includes(name)) add({ line, field, message })
    })
  }
}

/** Many times the longest article. */
const mostText = 64 * 1024

/** Of one text. No paragraph has half as many. */
const mostCharacters = 4000

/** Controls, marks of direction and other characters without a shape, but for the joiners of scripts and emoji. */
const hiddenCharacter = /(?!\u200C|\u200D|\u00AD)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

function splitFrontMatter(text: string) {
  const [, yaml, markdown] = /^---\n(.*?\n)---[ ]*(?:\n(.*))?$/s.exec(text) ?? []
  if (yaml === undefined) return
  return { yaml, yamlLine: 2, markdown: markdown ?? '', bodyLine: yaml.split('\n').length + 2 }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
