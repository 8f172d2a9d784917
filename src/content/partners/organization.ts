import type { Partner } from '../../schemas/people.ts'

/** A partner as listed by kind; the list says which kind. */
export type Organization = Omit<Partner, 'kind'>
