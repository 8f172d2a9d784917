import pTimeout from 'p-timeout'

/** Timeouts of external services in ms. Those of database and queue together stay below the form's 20 s. */
export const timeouts = {
  database: { retries: 3, minTimeout: 50, maxTimeout: 2000, total: 6000 },
  queue: 3000,
  verdicts: 1000,
  mailer: 10_000,
  file: 20_000,
  webhook: 10_000,
}

/** Does not cancel the underlying work. @throws TimeoutError */
export const withTimeout = <T>(promise: Promise<T>, milliseconds: number): Promise<T> =>
  pTimeout(promise, { milliseconds, message: `not done within ${milliseconds} ms` })
