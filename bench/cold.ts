import { openConnection } from './http-client.ts'
import { cpuOf, type Program, startWorkerd } from './workerd.ts'

export type ColdStart = {
  /** Milliseconds from process start until it listens. */
  listening: number
  /** From the first request to the first and last byte of the response. */
  firstByte: number
  lastByte: number
  /** From process start to the first byte. */
  total: number
  /** CPU milliseconds of the process until then, and of the first request alone. */
  cpu: number
  requestCpu: number
  /** CPU milliseconds of requesting every other page once. */
  pagesCpu: number
}

/** Starts a process, requests each page once and stops it. The first page is the one timed. */
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
