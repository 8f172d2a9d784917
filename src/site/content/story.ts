import * as v from 'valibot'
import { paths } from '../../paths.ts'
import { brands } from './brands/all.ts'
import { facts } from './brands/facts.ts'
import { StorySchema } from './schemas/story-schema.ts'
import { capitalized, spelledOut } from './spelled-out.ts'
import { values } from './values.ts'

export const story = v.parse(StorySchema, {
  opening: {
    label: 'Our story',
    heading: 'It began with twenty-two hours of tape',
    paragraphs: [
      'In 2016 a tug museum wanted its old crews recorded while they could still manage the stairs. We took the job, and it led to the next one.',
    ],
    caption: 'Plate 4 · Gibsons harbour, before the boats go out',
  },
  founding: {
    label: 'How we started',
    heading: 'One museum kept asking for one more thing',
    paragraphs: [
      'In January 2016 a radio producer, Ingrid Halloran, and a bookkeeper, Desmond Kwan, rented the loft over a net shed in Gibsons harbour. It had one heater and a view of the fuel dock. Their first client was two doors along: the Tidewater Tug Museum, which had a curator, a volunteer with a key, and a list of retired deckhands, the oldest of whom was ninety-three.',
      'They recorded until the end of April. The tape became a short film and a radio series. Then the curator asked whether somebody could make the book, so they learned how books are made. The book needed a website to sell it, and the grant that had paid for everything needed a report.',
      'A theatre society heard about the report and a historical society about the book. By 2018 a dozen people worked in the loft, in three different trades. Each trade became a company with its own name, its own budget and a manager who had done the work. The holding company was set up for what none of them wanted to do alone: rent, payroll, insurance and the Monday meeting.',
      'In the spring of 2020 the museum closed its doors along with all the others. Two of us carried a scanner through the empty wheelhouse so that school groups could still visit, and four schools did in the first month. That weekend’s work led to Forager Virtual, then to VR Classroom BC and VR Voyage.',
      `Today there are ${spelledOut(brands.length)} brands and a foundation. The Tidewater Tug Museum is still a client. At the moment it is asking for a ticket desk that can be folded away in winter.`,
    ],
  },
  mission: {
    label: 'Our mission',
    heading: 'Put a big city’s tools within reach of a small place',
    paragraphs: [
      'A museum with one curator needs a film crew for a week, a programmer for a month and a bookkeeper for two days every month. It cannot hire any of them. We keep those people on one payroll and lend them out by the day, so that the curator can get back to the collection.',
    ],
  },
  vision: {
    label: 'Our vision',
    heading: 'A world where every place can tell its own story',
    paragraphs: [
      'We would like a traveller to step off the train anywhere and find somebody who knows the place, has the means to tell it well, and is paid to do so. When a community needs us a little less each year, we count that as progress.',
    ],
  },
  values: {
    label: 'Our values',
    heading: `${capitalized(spelledOut(values.length))} things we agree on before we start`,
    paragraphs: ['They are printed on the back of our quotes, so you can hold us to them.'],
  },
  culture: {
    label: 'Team and culture',
    heading: 'Forty-six people and a long table',
    paragraphs: [
      'About two thirds of us work in or near Gibsons, in an office on the territory of the Squamish Nation. The others live in towns from Whitehorse to Halifax and come to the coast for a week every June.',
      'On Mondays everyone who is in the building sits at one table and says what they are stuck on. An editor has solved a rigging problem there, and a rigger once found the missing chapter of a book. On Thursdays the brand that has most recently finished a job cooks lunch.',
      'Crews travel in twos and threes and get time off for every weekend they work. We do not expect anyone to read mail after six. Each of us also has five paid days a year to help a museum, a festival or a community hall of our own choosing; much of the painting at the light station was done that way.',
    ],
    action: { text: 'Meet the team', href: paths.ourTeam },
  },
  achievements: {
    label: 'Achievements',
    heading: 'What ten years have added up to',
    paragraphs: ['We have kept the list short, and to things that can be checked.'],
    milestones: [
      {
        year: 2016,
        heading: 'The first film opens in a wheelhouse',
        description:
          'The Tidewater Tug Museum shows our first film, 24 minutes long, on a loop in the room where much of it was recorded.',
      },
      {
        year: 2019,
        heading: 'The first class meets in the loft',
        description:
          'Forager Education teaches its first evening course, Collections Care in Small Rooms, to ten people on folding chairs. It has run every winter since.',
      },
      {
        year: 2021,
        heading: 'One per cent, in writing',
        description: `Every brand agrees to give ${facts.givingShare} of its revenue or more to charitable causes, and Forager Foundation is set up to spend it.`,
      },
      {
        year: 2023,
        heading: 'The keys to Salal Point',
        description: `${facts.site} passes into the foundation’s care, with an agreement that lasts until ${facts.agreementUntil} at the earliest.`,
      },
      {
        year: 2024,
        heading: 'A cannery saved as measurements',
        description:
          'Forager Virtual records the Osprey Creek Cannery in four days, while it can still be entered. VR Voyage opens to the public in the same year.',
      },
      {
        year: 2026,
        heading: 'Forty non-profit partners',
        description:
          'The Forager Partnership Program welcomes its fortieth non-profit, and VR Voyage is named a finalist for the Northwater Startup Prize.',
      },
    ],
  },
})
