import { readFileSync } from 'node:fs'
import * as v from 'valibot'

export type LockedPackage = { name: string; version: string; licence: string; integrity: string; isDev: boolean }

const LockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      name: v.optional(v.string()),
      version: v.optional(v.string(), ''),
      license: v.optional(v.string(), 'not named'),
      integrity: v.optional(v.string(), ''),
      dev: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
    }),
  ),
})

/** The packages of package-lock.json, each version once, by name. */
export const lockedPackages = (lock = readFileSync('package-lock.json', 'utf8')): LockedPackage[] => {
  const entries = Object.entries(v.parse(LockSchema, JSON.parse(lock)).packages).filter(([path]) => path !== '')
  const packages = entries.map(([path, { name, version, license, integrity, dev, devOptional }]) => ({
    name: name ?? path.replace(/^.*node_modules\//, ''),
    version,
    licence: license,
    integrity,
    isDev: dev || devOptional,
  }))
  // The last of several copies stands for all: one that is deployed.
  const deployedLast = packages.sort((a, b) => Number(b.isDev) - Number(a.isDev))
  const byName = new Map(deployedLast.map((locked) => [`${locked.name}@${locked.version}`, locked]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
