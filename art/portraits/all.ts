import { team } from '../../src/site/content/team.ts'
import type { Picture } from '../picture.ts'
import { desmondKwan } from './desmond-kwan.ts'
import { ingridHalloran } from './ingrid-halloran.ts'
import { marenOkafor } from './maren-okafor.ts'
import { noorHaddad } from './noor-haddad.ts'
import { owenTsegaye } from './owen-tsegaye.ts'
import { priyaCastellan } from './priya-castellan.ts'
import { rafaelIbarra } from './rafael-ibarra.ts'
import { theoLindqvist } from './theo-lindqvist.ts'

const drawings: Record<string, string> = {
  'desmond-kwan': desmondKwan,
  'ingrid-halloran': ingridHalloran,
  'maren-okafor': marenOkafor,
  'noor-haddad': noorHaddad,
  'owen-tsegaye': owenTsegaye,
  'priya-castellan': priyaCastellan,
  'rafael-ibarra': rafaelIbarra,
  'theo-lindqvist': theoLindqvist,
}

/** A portrait of every team member, named by the member's slug. */
export const portraits: Picture[] = team.map(({ slug, portrait }) => {
  const body = drawings[slug]
  if (!body)
    throw new Error(`Nobody has drawn ${slug}. Draw art/portraits/${slug}.ts and list it in art/portraits/all.ts.`)
  return { name: slug, width: 600, height: 750, alt: portrait, body }
})
