import { withDeadline } from './deadline.ts'

type Options = {
  /** How often the task is run at most. */
  tries: number
  /** Milliseconds: the longest wait before the second try; it doubles with each further one. */
  firstWait: number
  /** Milliseconds; no wait is longer. */
  longestWait: number
  /** Milliseconds after which the whole is given up, whatever it is doing. */
  deadline: number
  /** Whether it makes sense to try again after this error. */
  isTransient: (error: unknown) => boolean
}

/**
 * Runs a task until it succeeds, with waits of random length (full jitter) between tries. The task has to be idempotent:
 * after the deadline a try may still be under way.
 * @throws the task's last error, or DeadlineError
 */
export const retry = async <T>(
  task: () => Promise<T>,
  { tries, firstWait, longestWait, deadline, isTransient }: Options,
): Promise<T> => {
  let isOver = false
  const attempt = async (number: number): Promise<T> => {
    try {
      return await task()
    } catch (error) {
      if (isOver || number === tries || !isTransient(error)) throw error
      await pause(Math.random() * Math.min(longestWait, firstWait * 2 ** (number - 1)))
      if (isOver) throw error
      return attempt(number + 1)
    }
  }
  try {
    return await withDeadline(attempt(1), deadline)
  } finally {
    isOver = true
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
