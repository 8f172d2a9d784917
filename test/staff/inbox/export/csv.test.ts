import { expect, it } from 'vitest'
import { csvLine } from '../../../../src/staff/inbox/export/export.ts'

it.each([
  [['plain', ''], '"plain",""\r\n'],
  [['a "quoted" word', 'comma, and\nline'], '"a ""quoted"" word","comma, and\nline"\r\n'],
  [['=1+1'], '"\'=1+1"\r\n'],
  [['+1'], '"\'+1"\r\n'],
  [['-1'], '"\'-1"\r\n'],
  [['@SUM(A1)'], '"\'@SUM(A1)"\r\n'],
  [['  =1'], '"\'  =1"\r\n'],
  [['\t=1'], '"\'\t=1"\r\n'],
  [['\r=1'], '"\'\r=1"\r\n'],
  [['＝1'], '"\'＝1"\r\n'],
  [['a=1 - 2'], '"a=1 - 2"\r\n'],
])('writes %j as one line', (fields, line) => expect(csvLine(fields)).toBe(line))
