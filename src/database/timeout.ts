import pTimeout from 'p-timeout'

/**
 * Waits for a promise until the timeout. The underlying work is not cancelled.
 * @throws TimeoutError
 */
export const withTimeout = <T>(promise: Promise<T>, milliseconds: number): Promise<T> =>
  pTimeout(promise, { milliseconds, message: `not done within ${milliseconds} ms` })
