import type {
  D1Database,
  D1PreparedStatement,
  Message,
  MessageBatch,
  Queue,
  SendEmail,
} from '@cloudflare/workers-types'

/** What befalls one call: it fails before or after it has done its work, or never answers. */
export type Fault = { error: Error; after?: boolean } | 'stall' | null
export type Faults = () => Fault

export const never: Faults = () => null

/** The next calls meet these faults, one each, the rest none. */
export const inOrder = (...faults: Fault[]): Faults => {
  const left = [...faults]
  return () => left.shift() ?? null
}

/** The same fault for every call. */
export const always = (fault: Fault): Faults => {
  return () => fault
}

/** Each call does its work, but its answer is lost, and the next call is answered. */
export const losingAnswers = (): Faults => {
  let calls = 0
  return () => (calls++ % 2 === 0 ? { error: connectionLost, after: true } : null)
}

export const connectionLost = new Error('D1_ERROR: Network connection lost.')
export const overload = new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.')
export const missingTable = new Error('D1_ERROR: no such table: contactmails: SQLITE_ERROR')

/** Does the work, unless the fault comes before it. */
export const withFault = async <T>(fault: Fault, work: () => Promise<T>): Promise<T> => {
  if (fault === 'stall') return new Promise(() => {})
  if (fault && !fault.after) throw fault.error
  const result = await work()
  if (fault) throw fault.error
  return result
}

const running = ['run', 'first', 'all'] as const

/** The statements behind those of a faulty database, for batches. */
const targets = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

/** A D1 whose statements meet faults; what gets through is in the real one. */
export const faultyDatabase = (db: D1Database, faults: Faults): D1Database => {
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    remembered(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        const value = Reflect.get(target, name)
        if (!running.some((method) => method === name)) return value
        return (...args: unknown[]) => withFault(faults(), () => value.apply(target, args))
      },
    })
  const batch = (statements: D1PreparedStatement[]) =>
    withFault(faults(), () => db.batch(statements.map((statement) => targets.get(statement) ?? statement)))
  const exec = (sql: string) => withFault(faults(), () => db.exec(sql))
  return { prepare: (sql: string) => wrap(db.prepare(sql)), batch, exec } as D1Database
}

function remembered(target: D1PreparedStatement, handler: ProxyHandler<D1PreparedStatement>) {
  const proxy = new Proxy(target, handler)
  targets.set(proxy, target)
  return proxy
}

type Consumer = (batch: MessageBatch<unknown>) => Promise<void>
type Delivery = { size?: number; crashAt?: number; maxTries?: number; dead?: TestQueue }
export type TestQueue = Queue & {
  put: (body: unknown) => void
  bodies: () => unknown[]
  deliver: (consumer: Consumer, delivery?: Delivery) => Promise<void>
}
type Waiting = { id: string; body: unknown; attempts: number }

/** A queue that delivers at least once, as Cloudflare's do; `deliver` is one batch to a consumer. */
export const testQueue = (faults: Faults = never, name = 'contactmails'): TestQueue => {
  const waiting: Waiting[] = []
  let sent = 0
  const put = (body: unknown) => {
    sent += 1
    waiting.push({ id: `m${sent}`, body: structuredClone(body), attempts: 1 })
  }
  return {
    send: (body: unknown) => withFault(faults(), async () => put(body)),
    sendBatch: (messages: { body: unknown }[]) =>
      withFault(faults(), async () => messages.forEach(({ body }) => void put(body))),
    put,
    bodies: () => waiting.map(({ body }) => body),
    /**
     * Delivers up to `size` messages. What the consumer does not acknowledge comes again, or goes to the queue of dead
     * letters after `maxTries`. With `crashAt` the consumer's isolate dies before that message.
     */
    async deliver(consumer: Consumer, { size = 10, crashAt = size, maxTries = Infinity, dead }: Delivery = {}) {
      const taken = waiting.splice(0, size)
      const acknowledged = new Set<string>()
      const messages = taken.map(
        (message) =>
          ({
            ...message,
            timestamp: new Date(),
            ack: () => acknowledged.add(message.id),
            retry: () => acknowledged.delete(message.id),
          }) as unknown as Message<unknown>,
      )
      await consumer({ queue: name, messages: dyingAt(messages, crashAt) } as unknown as MessageBatch<unknown>).catch(
        () => {},
      )
      for (const message of taken.filter(({ id }) => !acknowledged.has(id))) {
        if (message.attempts >= maxTries) dead?.put(message.body)
        else waiting.push({ ...message, attempts: message.attempts + 1 })
      }
    },
  } as unknown as TestQueue
}

function dyingAt<T>(messages: T[], index: number) {
  return {
    *[Symbol.iterator]() {
      yield* messages.slice(0, index)
      if (index < messages.length) throw new Error('the isolate was evicted')
    },
  }
}

export type Sent = {
  to: string | { email: string; name: string }
  from?: { email: string; name: string }
  replyTo?: { email: string; name: string }
  headers?: Record<string, string>
  subject: string
  text: string
  html: string
  attachments?: { filename: string; type: string; content: ArrayBuffer }[]
}

/** How the mail service refuses. */
export const refusedWith = (code: string) => Object.assign(new Error(`refused: ${code}`), { code })

/** A mail service that keeps what it was given, and names it as Cloudflare's does. */
export const testMailer = (faults: Faults = never) => {
  const sent: Sent[] = []
  const send = (message: Sent) =>
    withFault(faults(), async () => ({ messageId: `<m${sent.push(message)}@mail.example>` }))
  return { sent, send } as unknown as SendEmail & { sent: Sent[] }
}

/** Random numbers from 0 to 1 that are the same for the same seed. */
export const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
