import { fold } from '../../contactmails/search/fold.ts'

export type ReadyReply = { id: string; name: string; text: string }

/** Replies that have every word, whatever case and accents; those that have them all in the name come first. */
export const matchSavedReplies = <Reply extends ReadyReply>(replies: Reply[], query: string): Reply[] => {
  const words = fold(query).split(' ').filter(Boolean)
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word))
  const named = replies.filter(({ name }) => hasAll(name))
  return [...named, ...replies.filter((reply) => !named.includes(reply) && hasAll(`${reply.name} ${reply.text}`))]
}
