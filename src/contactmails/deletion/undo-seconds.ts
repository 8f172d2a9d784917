/** How long staff can undo a deletion, in seconds. */
export const undoSeconds = 10
