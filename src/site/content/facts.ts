/** The figures that several pages promise. */
export const facts = {
  /** Of the network's revenue, given to charitable causes, at the least. */
  givingShare: '1%',
  /** The year until which, at the least, the foundation manages Salal Point. */
  agreementUntil: 2028,
  site: 'Salal Point Light Station',
  nonProfitPartners: 40,
  /** A year, for for-profit organizations. */
  partnershipFee: '$150',
} as const
