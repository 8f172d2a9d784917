/** The query parameter with the key to the answer of a natively posted form. */
export const answerParameter = 'answer'

/** Whether a URL may show such an answer: that page is for one visitor and for no cache. */
export const mayShowAnswer = (url: string): boolean => url.includes(`${answerParameter}=`)
