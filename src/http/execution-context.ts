import type { Context, ExecutionContext } from 'hono'

/** The runtime's execution context; undefined in tests that call the app without one. */
export const executionContextOf = (c: Context): ExecutionContext | undefined => {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}
