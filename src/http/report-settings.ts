import type { MiddlewareHandler } from 'hono'
import { type AppEnv, type Bindings, type WrongSetting, wrongSettings } from '../env.ts'

/** Reports wrong settings once per isolate. Requests continue: readers of a wrong setting use a safe default. */
export const reportSettings = (report: (setting: WrongSetting) => void): MiddlewareHandler<AppEnv> => {
  // An isolate passes the same object with every request.
  let checked: Bindings | undefined
  return async function reportSettings(c, next) {
    if (c.env && c.env !== checked) {
      checked = c.env
      for (const setting of wrongSettings(c.env)) report(setting)
    }
    await next()
  }
}
