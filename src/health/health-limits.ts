const minute = 60_000

/** How long a notification or a queued message may wait, in ms: five attempts by the queue, two by the schedule. */
export const late = 30 * minute
/** In ms. A message that keeps failing becomes a dead letter about every four hours. */
export const deadLetterWindow = 6 * 60 * minute
/** Timeout of each check and figure, in ms. */
export const timeout = 2000
