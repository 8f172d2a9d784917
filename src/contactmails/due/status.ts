export const statuses = ['open', 'waiting', 'answered', 'closed'] as const
export type Status = (typeof statuses)[number]
