import pRetry from 'p-retry'
import { timeouts, withTimeout } from './timeouts.ts'
import { isTransient } from './transient.ts'

/** Retries an idempotent task after transient errors. After the timeout an attempt may still be running. */
export const retryD1 = async <T>(task: () => Promise<T>): Promise<T> => {
  const { retries, minTimeout, maxTimeout, total } = timeouts.database
  const controller = new AbortController()
  const shouldRetry = ({ error }: { error: Error }) => isTransient(error)
  const options = { retries, minTimeout, maxTimeout, randomize: true, shouldRetry, signal: controller.signal }
  try {
    return await withTimeout(pRetry(task, options), total)
  } finally {
    controller.abort()
  }
}
