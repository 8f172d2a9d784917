import { expect, it } from 'vitest'
import { clockTime } from '../../../../src/site/content/schemas/when-and-where.ts'

it('tells each minute of the day as a clock of 24 hours shows it', () => {
  const pad = (part: number) => String(part).padStart(2, '0')
  for (let hour = 0; hour < 24; hour += 1)
    for (let minute = 0; minute < 60; minute += 1) {
      const time = `${hour % 12 || 12}:${pad(minute)} ${hour < 12 ? 'a' : 'p'}.m.`
      expect(clockTime(time), time).toBe(`${pad(hour)}:${pad(minute)}`)
    }
  expect(clockTime('9 a.m.')).toBe('09:00')
})
