import type { Page } from './limit.ts'
import { table } from './results.ts'
import { median, withSpread } from './statistics.ts'
import { buildVariants } from './variants/build.ts'
import { measureWarm, type Ratio, ratioOf, type Warm } from './warm.ts'
import { builtProgram, startWorkerd, type Workerd } from './workerd.ts'

type Name = 'miss' | 'bare'
export type Misses = { warm: Warm<Name>; sizes: Record<Name, number> }

const labels: Record<Name, string> = {
  miss: 'cache miss',
  bare: 'plain Hono and React',
}

/** Measures rendering the home page beside plain Hono and React (bench/variants/bare.ts), per KB of HTML. */
export const measureMisses = async (
  folders: { miss: string },
  { body }: Page,
  { rounds, until }: { rounds: number; until: number },
): Promise<Misses> => {
  const bare = await buildVariants({ outDir: 'dist/bench-bare', bare: body })
  const workers: Record<Name, Workerd> = {
    miss: await startWorkerd(builtProgram(folders.miss, 'miss.js')),
    bare: await startWorkerd(builtProgram(bare, 'bare.js')),
  }
  try {
    const sizes = {
      miss: await sizeOf(workers.miss),
      bare: await sizeOf(workers.bare),
    }
    const warm = await measureWarm(workers, { path: '/', connections: 16, rounds, warmUp: 1200, turn: 250, until })
    for (const name of Object.keys(warm) as Name[]) for (const turn of warm[name]) turn.cpu /= sizes[name] / 1000
    return { warm, sizes }
  } finally {
    for (const { stop } of Object.values(workers)) await stop()
  }
}

export const missRatio = ({ warm }: Misses): Ratio => ratioOf(warm.miss, warm.bare)

export const missTable = ({ warm, sizes }: Misses): string => {
  const rows = (Object.keys(labels) as Name[]).map((name) => {
    const cpu = warm[name].map((turn) => turn.cpu)
    return [
      labels[name],
      (sizes[name] / 1000).toFixed(1),
      withSpread(cpu, 4),
      (median(cpu) * (sizes[name] / 1000)).toFixed(2),
    ]
  })
  const columns = ['rendering the home page', 'KB of HTML:', 'CPU ms per KB:', 'CPU ms per request:']
  return `${table(columns, rows)}\n\n${warm.miss.length} rounds at 16 connections.`
}

async function sizeOf({ port }: Workerd) {
  const answer = await fetch(`http://localhost:${port}/`)
  return (await answer.arrayBuffer()).byteLength
}
