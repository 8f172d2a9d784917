/** Hair or clothes: the part behind the neck and the part in front of it. */
export type Worn = { behind: string; front: string }
