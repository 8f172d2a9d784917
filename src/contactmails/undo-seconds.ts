/** How long the page offers to undo an act, and how long a reply is held before it leaves. */
export const undoSeconds = 10
