import type * as v from 'valibot'
import type { ContactmailSchema } from '../../src/contactmails/contactmail.ts'

export type Enquiry = v.InferInput<typeof ContactmailSchema> & {
  /** Days since it arrived. */
  age: number
  status?: 'waiting' | 'closed'
  /** Days until it was answered. */
  answeredAfter?: number
}

/** Invented enquiries for the pictures of the staff guide, oldest first. */
export const enquiries: Enquiry[] = [
  {
    age: 13.1,
    answeredAfter: 0.9,
    name: 'Yusuf Bright',
    email: 'yusuf@harbourlights.example',
    subject: 'Two headsets for our ferry waiting room',
    reason: 'Service Enquiry',
    message:
      'Our waiting room has 400 people on a summer Saturday. What do two headsets with the VR Voyage cost a month?',
  },
  {
    age: 11.2,
    answeredAfter: 2.6,
    name: 'Marguerite Aubry',
    email: 'm.aubry@paperboats.example',
    subject: 'Permission to print the harbour chart',
    reason: 'Media Enquiry',
    message:
      'May we print your chart of Gibsons harbour across two pages in the spring issue? We will credit it as you wish.',
  },
  {
    age: 37.2,
    answeredAfter: 1.2,
    name: 'Rosalind Tse',
    email: 'rosalind@keepersofthelight.example',
    subject: 'When is the lamp lit?',
    reason: 'Other',
    message: 'On which evenings is the lamp at Salal Point lit next summer? Our members would like to come by boat.',
  },
  {
    age: 9.05,
    status: 'closed',
    name: 'Tom Okafor',
    email: 'tom@stillwaters.example',
    subject: 'The audio guide stops at stop nine',
    reason: 'Technical Support',
    message: 'At stop nine of the estuary walk the audio falls silent on two of our four phones.',
  },
  {
    age: 8.15,
    answeredAfter: 1.4,
    name: 'Ines Calder',
    email: 'ines@northlight.example',
    subject: 'A speaker for our heritage evening',
    reason: 'Other',
    message: 'We meet on the last Thursday of the month. Would one of you speak about oral histories for half an hour?',
  },
  {
    age: 6.1,
    name: 'Hana Lindqvist',
    email: 'hana@tidewatermuseum.example',
    subject: 'Oral histories of the cannery, 60 tapes',
    reason: 'Consultation & Advisory',
    message:
      'We have sixty tapes of cannery workers from 1974. They have never been copied. Who could advise us on storing them, and on what families should be asked before we share them?',
  },
  {
    age: 5.2,
    status: 'waiting',
    name: 'Peter Achterberg',
    email: 'peter@islandrail.example',
    subject: 'Posters for the reopened line',
    reason: 'Service Enquiry',
    message: 'The line opens again in May. We need six posters, one for each station, in the style of your plates.',
  },
  {
    age: 3.15,
    name: 'Rosalind Tse',
    email: 'rosalind@keepersofthelight.example',
    subject: 'Become a partner: lighthouse keepers’ association',
    reason: 'Partnership Enquiry',
    message:
      'We look after eleven lighthouses between Sechelt and Lund. We would like to join as a partner this winter. What do you need from us besides the fee?',
  },
  {
    age: 2.05,
    name: 'Amélie Fournier',
    email: 'amelie@cinemaducap.example',
    subject: 'Screening the finalist film in March',
    reason: 'Media Enquiry',
    message: 'Could we show the VR Voyage film on 14 March, in the original version with French subtitles?',
  },
  {
    age: 1.2,
    name: 'Daniel Whitehorse',
    email: 'daniel@twopines.example',
    subject: 'Nine classrooms, one glacier',
    reason: 'Service Enquiry',
    message: 'I teach grades five and six. Is there a place for our school in the next round of the glacier visits?',
  },
  {
    age: 0.1,
    name: 'Grace Penhallow',
    email: 'grace@slipway.example',
    subject: 'Signs for a boat shed, in three languages',
    reason: 'Service Enquiry',
    message: 'The shed is from 1911. We want three signs in English, French and shíshálh. How long does that take?',
  },
]

/** Days since earlier enquiries arrived, and days until they were answered. */
export const earlier = [
  [20, 0.3],
  [22, 1.1],
  [27, 3.9],
  [29, 0.5],
  [34, 2.2],
  [36, 0.8],
  [43, 2.9],
  [45, 0.6],
  [52, 1.9],
  [55, 5.8],
  [58, 1.0],
  [64, 2.4],
  [66, 0.7],
  [73, 1.5],
] as const

export const savedAnswers = [
  {
    name: 'Partner papers',
    reason: 'Partnership Enquiry',
    body: 'Dear {name},\n\nThank you for writing. To prepare the agreement we need the name of your organization, a person we can call, and your logo as a vector drawing. Nothing is due before we have talked.\n\nYour reference is {reference}.',
  },
  {
    name: 'By the due date',
    reason: null,
    body: 'Dear {name},\n\nThank you for your message. You will have our answer by {due}.\n\nYour reference is {reference}.',
  },
]

/** An enquiry that came by e-mail, with files, and what is answered. */
export const email = {
  age: 0.05,
  from: 'Tamsin Roe <tamsin@slipway.example>',
  subject: 'Plans of the boat shed',
  files: [
    { name: 'Boat shed, north side.jpg', content: Buffer.alloc(640_000), type: 'image/jpeg' },
    { name: 'Measurements.pdf', content: Buffer.alloc(84_000) },
  ],
  answer: 'Dear Tamsin,\n\nThank you for the plans. Here is a first drawing of the three signs.',
  attached: { name: 'Three signs.pdf', mimeType: 'application/pdf' },
}

/** What the editor saved earlier, oldest first. */
export const publications = [
  { age: 12.1, author: 'Bo Tern', message: 'Change team member “ingrid-halloran”' },
  { age: 11.3, author: 'Ada Quill', message: 'Add job “lamp-keeper”' },
  { age: 9.2, author: 'Ada Quill', message: 'Change story “a-lighthouse-keeps-its-lamp”' },
  { age: 6.15, author: 'Bo Tern', message: 'Add partner “harbour-lights”' },
  { age: 5.1, author: 'Ada Quill', message: 'Take back: Change team member “ingrid-halloran”' },
  { age: 2.2, author: 'Bo Tern', message: 'Change team member “theo-lindqvist”' },
  { age: 1.05, author: 'Ada Quill', message: 'Change story “nine-classrooms-visit-one-glacier”' },
]
