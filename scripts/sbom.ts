/**
 * Prints the packages of package-lock.json as a CycloneDX document, without asking the network:
 *
 *   npm run --silent sbom > sbom.json
 *
 * `npm sbom` cannot: a dependency of Lighthouse asks for the version "latest", which it takes for a broken tree.
 */
import { readFileSync } from 'node:fs'
import { bomOf } from './bom.ts'
import { lockedPackages } from './locked-packages.ts'

const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
console.log(JSON.stringify(bomOf(name, lockedPackages()), null, 2))
