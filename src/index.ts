import { app } from './app.ts'
import { consume } from './mail/consume.ts'
import { scheduled } from './mail/scheduled.ts'

export default { fetch: app.fetch, queue: consume, scheduled }
