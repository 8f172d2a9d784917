import pRetry from 'p-retry'
import { timeouts, withTimeout } from './timeouts.ts'

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

// Without overload, which retries make worse. Source: https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
const transient = [
  'D1 DB reset because its code was updated',
  'Internal error while starting up D1 DB storage caused object to be reset',
  'Network connection lost',
  'Internal error in D1 DB storage caused object to be reset',
  'Cannot resolve D1 DB due to transient issue on remote node',
]

export const isTransient = (error: unknown): boolean =>
  error instanceof Error && transient.some((text) => error.message.includes(text))
