import type { Context, Handler, Hono } from 'hono'
import type { AppEnv } from '../env.ts'

/** Mounts a part of the site that is imported when it is first asked for. */
export const lazily = (load: () => Promise<Hono<AppEnv>>): Handler<AppEnv> => {
  let part: Promise<Hono<AppEnv>> | undefined
  return async (c) => {
    part ??= load()
    return (await part).fetch(c.req.raw, c.env, executionOf(c))
  }
}

/** There is none in tests of the app alone. */
function executionOf(c: Context<AppEnv>) {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}
