import { expect, it } from 'vitest'
import { whileBusy } from '../../scripts/database.ts'

it('retries only while another process writes', async () => {
  let runs = 0
  const busy = (times: number, message: string) => async () => {
    runs += 1
    if (runs <= times) throw new Error(message)
    return runs
  }
  expect(await whileBusy(busy(2, 'D1_ERROR: database is locked: SQLITE_BUSY'))).toBe(3)
  runs = 0
  await expect(whileBusy(busy(1, 'no such table: SQLITE_ERROR'))).rejects.toThrow('no such table')
  expect(runs).toBe(1)
})
