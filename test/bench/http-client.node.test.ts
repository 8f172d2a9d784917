import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerReader } from '../../bench/http-client.ts'

const answers = {
  counted: 'HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nhello world',
  empty: 'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n',
  chunked:
    'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n0\r\n\r\n!!\r\nb\r\nhello world\r\n0\r\n\r\n',
}
const statuses = { counted: 200, empty: 304, chunked: 404 }

describe.each(Object.keys(answers) as (keyof typeof answers)[])('an answer that is %s', (kind) => {
  it('ends with its last byte, wherever it is cut', () => {
    const bytes = Buffer.from(answers[kind])
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 })), (cuts) => {
        const read = answerReader()
        const ends = [...cuts.toSorted((a, b) => a - b), bytes.length]
        const said = ends.map((end, index) => read(bytes.subarray(ends[index - 1] ?? 0, end)))
        expect(said.slice(0, -1).every((status) => status === null)).toBe(true)
        expect(said.at(-1)).toBe(statuses[kind])
      }),
    )
  })
})
