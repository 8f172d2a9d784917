import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** Lets a task go on after the answer; where the runtime gave nothing to hold it, the answer waits for it. */
export const inBackground = async (c: Context<AppEnv>, task: Promise<void>): Promise<void> => {
  const execution = executionOf(c)
  if (execution) execution.waitUntil(task)
  else await task
}

function executionOf(c: Context<AppEnv>) {
  try {
    return c.executionCtx
  } catch {
    return null
  }
}
