export const statuses = ['open', 'waiting', 'answered', 'closed'] as const
export const statusWords = { open: 'Open', waiting: 'Waiting', answered: 'Answered', closed: 'Closed' }
export type Status = (typeof statuses)[number]
