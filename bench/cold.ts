import { openConnection } from './http-client.ts'
import { cpuOf, type Program, startWorkerd } from './workerd.ts'

export type ColdStart = {
  /** Milliseconds from the start of the process until it listened. */
  listening: number
  /** From its first request to that answer's first byte, and to its last. */
  firstByte: number
  lastByte: number
  /** From the start of the process to the first byte. */
  total: number
  /** CPU of the process until then, and of the first request alone. */
  cpu: number
  requestCpu: number
  /** CPU of the first requests of all other pages together. */
  pagesCpu: number
}

/** Starts a process, asks for a page, then once for each of the others, and ends it. */
export const startCold = async (
  program: Program,
  texts: Record<string, string>,
  [path = '/', ...others]: string[],
): Promise<ColdStart> => {
  const { pid, port, startedIn, stop } = await startWorkerd(program, texts)
  try {
    const connection = await openConnection(port)
    const started = cpuOf(pid)
    const { firstByte, lastByte } = await connection.get(path)
    const answered = cpuOf(pid)
    for (const other of others) await connection.get(other)
    const pagesCpu = cpuOf(pid) - answered
    connection.close()
    const total = startedIn + firstByte
    return { listening: startedIn, firstByte, lastByte, total, cpu: answered, requestCpu: answered - started, pagesCpu }
  } finally {
    await stop()
  }
}
