import type { Handler, Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { executionContextOf } from './background.ts'

/** Mounts an app that is imported on first use. It receives the request id in `env.REQUEST_ID`. */
export const lazyRoute = (load: () => Promise<Hono<AppEnv>>): Handler<AppEnv> => {
  let part: Promise<Hono<AppEnv>> | undefined
  return async (c) => {
    part ??= load()
    return (await part).fetch(c.req.raw, { ...c.env, REQUEST_ID: c.get('requestId') }, executionContextOf(c))
  }
}
