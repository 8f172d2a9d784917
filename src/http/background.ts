import type { Context, ExecutionContext } from 'hono'

/** Runs a task past the end of the response; without an execution context the response waits for it. */
export const inBackground = async (c: Context, task: Promise<void>): Promise<void> => {
  const execution = executionContextOf(c)
  if (execution) execution.waitUntil(task)
  else await task
}

export const executionContextOf = (c: Context): ExecutionContext | undefined => {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}
