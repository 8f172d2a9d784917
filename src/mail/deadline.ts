export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * Waits for a promise, but no longer than this. What it stands for goes on; only the waiting ends.
 * @throws DeadlineError
 */
export const withDeadline = async <T>(promise: Promise<T>, milliseconds: number): Promise<T> => {
  // Nobody waits for what fails after the deadline.
  promise.catch(() => {})
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`not done within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
