import { fold } from '../../contactmails/search/fold.ts'

/** What a message's form knows of a saved answer: its text is filled in. */
export type ReadyAnswer = { id: string; name: string; text: string }

/** Answers that have every word, whatever case and accents; those that have them all in the name come first. */
export const matchAnswers = <Answer extends ReadyAnswer>(answers: Answer[], query: string): Answer[] => {
  const words = fold(query).split(' ').filter(Boolean)
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word))
  const named = answers.filter(({ name }) => hasAll(name))
  return [...named, ...answers.filter((answer) => !named.includes(answer) && hasAll(`${answer.name} ${answer.text}`))]
}
