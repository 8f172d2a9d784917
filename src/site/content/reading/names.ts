import { capitalized, spelledOut } from '../spelled-out.ts'

/** What `{name}` stands for in any text: facts, contact details, names of brands, sizes of lists. */
export type Names = Map<string, string>

type Sources = {
  facts: unknown
  company: unknown
  contactInfo: unknown
  /** The name of each brand by its slug. */
  brands: Record<string, string>
  domains: Record<string, string>
  partners: unknown[]
  /** The number of sectors and of values. */
  sectorCount: number
  valueCount: number
}

export function namesOf({ facts, company, contactInfo, brands, domains, partners, ...others }: Sources): Names {
  const { name } = record(company)
  const { street, city, phone, emails } = record(contactInfo)
  const [general] = Array.isArray(emails) ? emails : []
  const plain = { ...record(facts), ...brands, company: name, street, city, phone, email: record(general).address }
  const counts = {
    brandCount: Object.keys(brands).filter((slug) => slug !== 'fnd').length,
    industryCount: Object.keys(domains).filter((slug) => slug !== 'main').length,
    nonProfitCount: partners.filter((partner) => record(partner).kind === 'non-profit').length,
    ...others,
  }
  const sizes = Object.entries(counts).flatMap(([key, count]) => [
    [key, spelledOut(count)],
    [capitalized(key), capitalized(spelledOut(count))],
  ])
  const all = [...Object.entries(plain), ...sizes] as [string, unknown][]
  return new Map(all.flatMap(([key, value]) => (isPlain(value) ? [[key, String(value)]] : [])))
}

/** Fills `{name}`s in. A name that nobody knows is given to `unknown` and stays. */
export function filled(text: string, names: Names, unknown: (name: string) => void) {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = names.get(name)
    if (value === undefined) unknown(name)
    return value ?? whole
  })
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** A name in a name's value would have to be filled in turn, perhaps without end. */
function isPlain(value: unknown) {
  return (typeof value === 'string' && !value.includes('{')) || typeof value === 'number'
}
