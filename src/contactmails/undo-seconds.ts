/** For so long the page offers to undo what was done, and a reply is held. */
export const undoSeconds = 10
