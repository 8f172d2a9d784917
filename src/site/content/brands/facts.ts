/** Figures that several pages state. */
export const facts = {
  /** Minimum share of the revenue given to charitable causes. */
  givingShare: '1%',
  /** The foundation manages Salal Point at least until this year. */
  agreementUntil: 2028,
  site: 'Salal Point Light Station',
  nonProfitPartners: 40,
  /** Per year, for for-profit organizations. */
  partnershipFee: '$150',
} as const
