import type { Context, ExecutionContext, Handler, Hono } from 'hono'
import type { AppEnv } from '../env.ts'

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

/** Mounts an app that is imported on first use. It receives the request id in `env.REQUEST_ID`. */
export const lazyRoute = (load: () => Promise<Hono<AppEnv>>): Handler<AppEnv> => {
  let part: Promise<Hono<AppEnv>> | undefined
  return async (c) => {
    part ??= load()
    return (await part).fetch(c.req.raw, { ...c.env, REQUEST_ID: c.get('requestId') }, executionContextOf(c))
  }
}
