import { TimeoutError } from 'p-timeout'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryD1 } from '../../src/database/retry-d1.ts'
import { timeouts } from '../../src/database/timeouts.ts'

const { retries, total } = timeouts.database
const transient = new Error('D1_ERROR: Network connection lost.')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Runs a task that fails so often, and returns its result or error and when it was tried. */
const run = async (failures: number, error: unknown = transient) => {
  const triedAt: number[] = []
  const task = async () => {
    triedAt.push(Date.now())
    if (triedAt.length <= failures) throw error
    return 'done'
  }
  const result = retryD1(task).catch((reason) => reason)
  await vi.runAllTimersAsync()
  return { result: await result, triedAt }
}

it('returns at once what succeeds at once', async () => {
  expect(await run(0)).toEqual({ result: 'done', triedAt: [0] })
  expect(vi.getTimerCount()).toBe(0)
})

it('waits 50 ms before the second attempt and twice as long before each further one', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  expect(await run(3)).toEqual({ result: 'done', triedAt: [0, 50, 150, 350] })
})

it('spreads each wait up to twice its length', async () => {
  for (const random of [0, 0.25, 0.5]) {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { triedAt } = await run(1)
    expect((triedAt[1] ?? 0) - (triedAt[0] ?? 0)).toBe(Math.round(50 * (1 + random)))
  }
})

it('gives up after its attempts, with the last error', async () => {
  const { result, triedAt } = await run(99)
  expect(result).toBe(transient)
  expect(triedAt).toHaveLength(retries + 1)
})

it.each([new Error('D1 DB is overloaded'), new TypeError('x is not a function')])(
  'does not retry after %s',
  async (error) => {
    const { result, triedAt } = await run(99, error)
    expect(result).toBe(error)
    expect(triedAt).toHaveLength(1)
  },
)

it('gives up at the timeout, whatever the task is doing', async () => {
  const stalled = retryD1(() => new Promise(() => {})).catch((reason) => reason)
  await vi.advanceTimersByTimeAsync(total)
  expect(await stalled).toBeInstanceOf(TimeoutError)
})

it('does not try again after the timeout', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.spyOn(timeouts.database, 'total', 'get').mockReturnValue(120)
  const { result, triedAt } = await run(99)
  expect(result).toBeInstanceOf(TimeoutError)
  expect(triedAt).toHaveLength(2)
})
