import type { Picture } from '../picture.ts'
import { desmondKwan } from './desmond-kwan.ts'
import { ingridHalloran } from './ingrid-halloran.ts'
import { marenOkafor } from './maren-okafor.ts'
import { noorHaddad } from './noor-haddad.ts'
import { owenTsegaye } from './owen-tsegaye.ts'
import { priyaCastellan } from './priya-castellan.ts'
import { rafaelIbarra } from './rafael-ibarra.ts'
import { theoLindqvist } from './theo-lindqvist.ts'

/** One plate for every member of the team, under the member's slug. */
export const portraits: Picture[] = [
  ingridHalloran,
  desmondKwan,
  marenOkafor,
  rafaelIbarra,
  noorHaddad,
  theoLindqvist,
  owenTsegaye,
  priyaCastellan,
]
