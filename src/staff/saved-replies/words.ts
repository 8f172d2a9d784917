import { bannerWords } from '../frame/words.ts'
import { maxAnswers } from './saved-reply-schema.ts'

export const answersWords = {
  heading: 'Saved answers',
  hint: 'Texts to answer with. {name}, {reference} and {due} become the sender’s name, the reference and the day by which the answer is due.',
  create: 'New answer',
  name: 'Name',
  reason: 'Reason',
  anyReason: 'Every reason',
  body: 'Answer',
  save: 'Save',
  saved: 'Answer saved.',
  delete: 'Delete this answer',
  confirm: 'Yes, delete it',
  deleted: 'Answer deleted.',
  empty: 'No saved answers yet.',
  back: 'All saved answers',
  notFound: 'Answer not found. It may have been deleted.',
  full: `There are ${maxAnswers} saved answers, which is the limit. Delete one first.`,
  banner: bannerWords,
}
