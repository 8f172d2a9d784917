import type { LockedPackage } from './locked-packages.ts'

/** A CycloneDX 1.6 document. Packages that only build and test are marked as excluded from what is deployed. */
export const bomOf = (name: string, packages: LockedPackage[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name } },
  components: packages.map(componentOf),
})

function componentOf({ name, version, licence, integrity, isDev }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [algorithm = '', hash = ''] = integrity.split('-')
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: isDev ? 'excluded' : 'required',
    licenses: [isExpression(licence) ? { expression: licence } : { license: { name: licence } }],
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
  }
}

/** Of SPDX: `MIT`, `(MIT OR CC0-1.0)`; but not `CC BY-SA 4.0`. */
function isExpression(licence: string) {
  return /^\S+( (AND|OR|WITH) \S+)*$/.test(licence)
}
