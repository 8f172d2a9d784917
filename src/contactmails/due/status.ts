export const statuses = ['open', 'waiting', 'answered', 'closed'] as const
export type Status = (typeof statuses)[number]

export const sources = ['form', 'email'] as const
export type Source = (typeof sources)[number]
