import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DeadlineError } from '../../src/mail/deadline.ts'
import { patience } from '../../src/mail/patience.ts'
import { retry } from '../../src/mail/retry.ts'

const options = { ...patience.store, isTransient: () => true }
const error = new Error('no such luck')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Runs a task that fails so often, and tells when it was tried. */
const run = async (failures: number, more = {}) => {
  const triedAt: number[] = []
  const task = async () => {
    triedAt.push(Date.now())
    if (triedAt.length <= failures) throw error
    return 'done'
  }
  const result = retry(task, { ...options, ...more }).catch((reason) => reason)
  await vi.runAllTimersAsync()
  return { result: await result, triedAt }
}

it('answers at once what succeeds at once', async () => {
  expect(await run(0)).toEqual({ result: 'done', triedAt: [0] })
  expect(vi.getTimerCount()).toBe(0)
})

it('waits longer before each try, 50 ms first and 2 s at most', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  expect(await run(3)).toEqual({ result: 'done', triedAt: [0, 50, 150, 350] })
  const { triedAt } = await run(8, { tries: 9, deadline: 60_000 })
  const waits = triedAt.slice(1).map((at, n) => at - (triedAt[n] ?? 0))
  expect(waits).toEqual([50, 100, 200, 400, 800, 1600, 2000, 2000])
})

it('spreads the waits over the whole of their length', async () => {
  for (const random of [0, 0.25, 0.5]) {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { triedAt } = await run(1)
    expect((triedAt[1] ?? 0) - (triedAt[0] ?? 0)).toBe(Math.floor(50 * random))
  }
})

it('gives up after its tries, with the last error', async () => {
  const { result, triedAt } = await run(99)
  expect(result).toBe(error)
  expect(triedAt).toHaveLength(patience.store.tries)
})

it('does not try again what is not transient', async () => {
  const { result, triedAt } = await run(99, { isTransient: () => false })
  expect(result).toBe(error)
  expect(triedAt).toHaveLength(1)
})

it('gives up at the deadline, whatever the task is doing, and tries no more', async () => {
  const stalled = retry(() => new Promise(() => {}), options).catch((reason) => reason)
  await vi.advanceTimersByTimeAsync(patience.store.deadline)
  expect(await stalled).toBeInstanceOf(DeadlineError)

  vi.spyOn(Math, 'random').mockReturnValue(1)
  const { result, triedAt } = await run(99, { deadline: 120 })
  expect(result).toBeInstanceOf(DeadlineError)
  expect(triedAt).toHaveLength(2)
})
