/** What is worn on the head or the shoulders: the part that the neck hides, and the part that hides it. */
export type Worn = { behind: string; front: string }
