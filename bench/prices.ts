/** Cloudflare's list prices for the Workers Paid plan, in US dollars a month; sources in docs/capacity.md. */
export const prices = {
  plan: 5,
  requests: { included: 10e6, million: 0.3 },
  /** Milliseconds. */
  cpu: { included: 30e6, million: 0.02 },
  /** Until 30 November 2026. */
  logs: { included: 20e6, million: 0.6 },
  rowsRead: { included: 25e9, million: 0.001 },
  rowsWritten: { included: 50e6, million: 1 },
  queueOperations: { included: 1e6, million: 0.4 },
  emails: { included: 3000, million: 350 },
  /** Gigabytes. */
  storage: { included: 5, each: 0.75 },
}

type Metered = { included: number; million: number }

/** The monthly price of an amount, after what the plan includes. */
export const costOf = ({ included, million }: Metered, amount: number): number =>
  (Math.max(0, amount - included) / 1e6) * million

export const storageCost = (gigabytes: number): number =>
  Math.max(0, gigabytes - prices.storage.included) * prices.storage.each
