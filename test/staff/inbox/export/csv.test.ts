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
  [['\t=1'], '"\'\t\'=1"\r\n'],
  [['\r=1'], '"\'\r\'=1"\r\n'],
  [['＝1'], '"\'＝1"\r\n'],
  // Where the semicolon separates, or a tab, the quotes of the next fields do not hold any more.
  [['x;=1+1'], '"x;\'=1+1"\r\n'],
  [['x;  @A1; y;+1;-A1;-(1)'], "\"x;'  @A1; y;'+1;'-A1;'-(1)\"\r\n"],
  [['x\t=1'], '"x\t\'=1"\r\n'],
  [['x\n=1'], '"x\n\'=1"\r\n'],
  [['x;＝1'], '"x;\'＝1"\r\n'],
  [['Hello ;-) ;+) a; b\n- a list\n-- \nAda'], '"Hello ;-) ;+) a; b\n- a list\n-- \nAda"\r\n'],
  [['a=1 - 2'], '"a=1 - 2"\r\n'],
])('writes %j as one line', (fields, line) => expect(csvLine(fields)).toBe(line))

it('keeps a cell within what Excel takes, apostrophes included, so that no formula spills into the next', () => {
  for (const text of ['\n=1'.repeat(10_000), 'é'.repeat(40_000)])
    expect(csvLine([text]).length).toBeLessThanOrEqual(32_767)
})
