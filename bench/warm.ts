import { load, openConnection } from './http-client.ts'
import { median, quantile } from './statistics.ts'
import { cpuOf, type Workerd } from './workerd.ts'

export type Turn = { cpu: number; perSecond: number }
/** CPU milliseconds per request, and requests per second, of each round. */
export type Warm<Name extends string> = Record<Name, Turn[]>

type Options = {
  path: string
  connections: number
  rounds: number
  /** CPU milliseconds for warming up each Worker, and for each of its turns. */
  warmUp: number
  turn: number
  /** A time as in `performance.now()`. No round starts later, except the first three. */
  until: number
}

/** Measures the Workers in turn, in an order that rotates each round, so that background load affects all alike. */
export const measureWarm = async <Name extends string>(
  workers: Record<Name, Workerd>,
  { path, connections, rounds, warmUp, turn, until }: Options,
): Promise<Warm<Name>> => {
  const names = Object.keys(workers) as Name[]
  const turns = Object.fromEntries(names.map((name) => [name, [] as Turn[]])) as Warm<Name>
  const counts = new Map<Name, number>()
  for (const name of names) counts.set(name, await warm(workers[name], path, { connections, warmUp, turn }))
  for (let round = 0; round < rounds && (round < 3 || performance.now() < until); round += 1) {
    for (const name of rotated(names, round)) {
      turns[name].push(await takeTurn(workers[name], path, { connections, count: counts.get(name) ?? 0 }))
    }
  }
  return turns
}

/** The CPU ratio of each round, as median and quartiles. */
export const ratioOf = (ones: Turn[], others: Turn[]): Ratio => {
  const ratios = ones.map(({ cpu }, round) => cpu / (others[round]?.cpu ?? Number.NaN))
  return { middle: median(ratios), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) }
}
export type Ratio = { middle: number; low: number; high: number }

/** Returns the number of requests that fills a turn. */
async function warm(
  worker: Workerd,
  path: string,
  { connections, warmUp, turn }: Pick<Options, 'connections' | 'warmUp' | 'turn'>,
) {
  const countFor = (cpu: number, each: number) => Math.min(6000, Math.max(connections, Math.round(cpu / each)))
  let count = Math.max(connections, 16)
  let each = 1
  for (let spent = 0; spent < warmUp; spent += each * count) {
    count = spent > 0 ? countFor(turn / 2, each) : count
    each = (await takeTurn(worker, path, { connections, count })).cpu
  }
  return countFor(turn, each)
}

/** Opens new connections: workerd closes them after five idle seconds. */
async function takeTurn(
  { pid, port }: Workerd,
  path: string,
  { connections, count }: { connections: number; count: number },
): Promise<Turn> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const before = cpuOf(pid)
  const milliseconds = await load(open, path, count)
  const cpu = (cpuOf(pid) - before) / count
  for (const connection of open) connection.close()
  return { cpu, perSecond: (count / milliseconds) * 1000 }
}

function rotated<Item>(items: Item[], by: number) {
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}
