import { patience } from './patience.ts'
import { retry } from './retry.ts'
import { isTransient } from './transient.ts'

/**
 * Asks D1, again where that helps, and never longer than the deadline. What it runs has to do no harm when run twice.
 * @throws D1's last error, or DeadlineError
 */
export const patiently = <T>(ask: () => Promise<T>): Promise<T> => retry(ask, { ...patience.store, isTransient })
