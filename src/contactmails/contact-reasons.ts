export const reasons = [
  'Media Enquiry',
  'Service Enquiry',
  'Partnership Enquiry',
  'Consultation & Advisory',
  'Technical Support',
  'Other',
] as const
export type Reason = (typeof reasons)[number]
export const partnershipReason = 'Partnership Enquiry' satisfies Reason
export const noReason = 'hide'
