/** Lists the licences of all packages in package-lock.json: how many have it, and for rare ones which. `npm run licences` */
import { type LockedPackage, lockedPackages } from './locked-packages.ts'

const byLicence = Map.groupBy(lockedPackages(), ({ licence }) => licence)
for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(
    `${String(packages.length).padStart(4)}  ${licence}${packages.length > 5 ? '' : `: ${packages.map(nameOf).join(', ')}`}`,
  )
}

function nameOf({ name, version, isDev }: LockedPackage) {
  return `${name} ${version}${isDev ? '' : ' (deployed)'}`
}
