import 'vitest'
import type { EngineName } from './installed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName
    /** Origin of the site under test. */
    site: string
    /** Who may sign in. */
    staff: { email: string; password: string }
  }
}
