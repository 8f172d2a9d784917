import Validator from '@adobe/structured-data-validator'
import types from 'schema-dts/dist/schema.d.ts?raw'

type Thing = { '@type': string; [property: string]: unknown }

const named = (names: string) => names.split(/,\s*/).map((name) => ({ '@id': `schema:${name.replace(/Base$/, '')}` }))

/** The vocabulary as schema.org publishes it, from the types that schema-dts generates of it. */
function vocabulary() {
  const bases = [...types.matchAll(/^interface (\w+)Base extends ([\w, ]+) \{\n(.*?)^\}/gms)]
  const leaves = [...types.matchAll(/^(?:export )?interface \w+Leaf extends ([\w, ]+) \{\n\s+"@type": "(\w+)"/gm)]
  const parents = new Map(leaves.map(([, of = '', name = '']) => [name, named(of)]))
  for (const [, name = '', of = ''] of bases) parents.set(name, named(of))
  const domains = new Map<string, { '@id': string }[]>()
  for (const [, name = '', , body = ''] of [...bases, ...thing()])
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
      domains.set(property, [...(domains.get(property) ?? []), { '@id': `schema:${name}` }])
  return {
    '@graph': [
      { '@id': 'schema:Thing', '@type': 'rdfs:Class' },
      ...[...parents].map(([name, of]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': of.filter((parent) => parent['@id'] !== `schema:${name}`),
      })),
      ...[...domains].map(([name, of]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': of,
      })),
    ],
  }
}

const thing = () => [...types.matchAll(/^interface (Thing)Base( )extends [^{]*\{\n(.*?)^\}/gms)]

const validator = new Validator(vocabulary())

/** Missed in every job, though only one that can be done from anywhere has them. */
const ofRemoteJobs = /^WARNING Missing field "(applicantLocationRequirements|jobLocationType)"/

/** What the validator has against a graph: types and properties that schema.org lacks, and what Google requires. */
export async function structuredDataFaults(graph: Thing[]): Promise<string[]> {
  const byType: Record<string, Thing[]> = {}
  for (const thing of graph) byType[thing['@type']] = [...(byType[thing['@type']] ?? []), thing]
  const issues = await validator.validate({ jsonld: byType })
  return issues
    .map(({ severity, issueMessage, path }) => `${severity} ${issueMessage} ${JSON.stringify(path)}`)
    .filter((fault) => !ofRemoteJobs.test(fault))
}
