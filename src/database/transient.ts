/**
 * The D1 errors that Cloudflare recommends to retry. Not included: overload, which retries make worse.
 * Source: https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
 */
const transient = [
  'D1 DB reset because its code was updated',
  'Internal error while starting up D1 DB storage caused object to be reset',
  'Network connection lost',
  'Internal error in D1 DB storage caused object to be reset',
  'Cannot resolve D1 DB due to transient issue on remote node',
]

export const isTransient = (error: unknown): boolean =>
  error instanceof Error && transient.some((text) => error.message.includes(text))
