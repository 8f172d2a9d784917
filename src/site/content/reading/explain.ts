import type * as v from 'valibot'

/** A schema's issue in words for whoever wrote the entry. */
export function explain(issue: v.BaseIssue<unknown>): string {
  const { type, expected, received } = issue
  // A message of the schema's own.
  if (!issue.message.startsWith('Invalid ')) return issue.message
  if (received === 'undefined') return 'is missing'
  if (type === 'strict_object' && expected === 'never') return 'is not a field of this kind of entry'
  const requirement = 'requirement' in issue ? String(issue.requirement) : ''
  const size = `has ${received} ${typeof issue.input === 'string' ? 'characters' : 'entries'}`
  if (type === 'max_length') return `${size} and may have at most ${requirement}`
  if (type === 'min_length') return `${size} and needs at least ${requirement}`
  if (type === 'non_empty') return 'is empty'
  if (type === 'max_value') return `is ${received} and may be at most ${requirement}`
  if (type === 'min_value') return `is ${received} and must be at least ${requirement}`
  if (type === 'email') return 'is not an email address'
  if (type === 'integer') return 'must be a whole number'
  if (type === 'picklist') return `must be one of ${expected?.replaceAll(/["()]/g, '').replaceAll(' | ', ', ')}`
  return `must be ${nouns[type] ?? expected ?? 'something else'}`
}

const nouns: Record<string, string> = {
  string: 'text; put quotes around it if it looks like a number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  strict_object: 'fields with their values',
  record: 'fields with their values',
}
