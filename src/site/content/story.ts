import * as v from 'valibot'
import { paths } from '../paths.ts'
import { StorySchema } from '../schemas/story.ts'
import { facts } from './facts.ts'

export const story = v.parse(StorySchema, {
  opening: {
    label: 'Our story',
    heading: 'It began with twenty-two hours of tape',
    paragraphs: [
      'A tug museum wanted its crews recorded while they could still come up the stairs. We started there in 2016, and have been asked for the next thing ever since.',
    ],
    caption: 'Plate 4 · Gibsons harbour, before the boats go out',
  },
  founding: {
    label: 'How we started',
    heading: 'One museum kept asking for one more thing',
    paragraphs: [
      'In January 2016 a radio producer and a bookkeeper rented the loft over a net shed in Gibsons harbour. It had one heater and forty-one stairs. Their first client was downstairs and two doors along: the Tidewater Tug Museum, which had a curator, a volunteer with a key, and a list of retired deckhands, the oldest of whom was ninety-three.',
      'They recorded twenty-two hours of talk before the end of April. The tape became a short film and a radio series. Then the curator asked whether somebody could make the book, so they learned how books are made. The book needed a website to sell it, and the grant that had paid for everything needed a report. The bookkeeper wrote the report on a Sunday and the funder returned it with a note asking who had done it.',
      'Word travels by ferry. A theatre society heard about the report, a historical society about the book, and by 2018 there were nine people in the loft with three different trades. Each trade became a company of its own, with a name, a budget and somebody in charge who had done the work by hand. The holding company was set up to do what none of them wanted to do alone: rent, payroll, insurance and the Monday meeting.',
      'In the spring of 2020 the museum closed its doors along with all the others. Two of us carried a scanner through the empty wheelhouse so that school groups could still visit, and four schools did in the first month. That weekend’s work led to Forager Virtual, then to VR Classroom BC and VR Voyage.',
      'We are nine brands and a foundation now. The Tidewater Tug Museum is still a client, and there is still one more thing.',
    ],
  },
  mission: {
    label: 'Our mission',
    heading: 'Put a big city’s tools within reach of a small place',
    paragraphs: [
      'A museum with one curator needs a film crew for a week, a programmer for a month and a bookkeeper for two days every month. It cannot hire any of them. We keep those people together on one payroll and lend them out by the day, so that the people who look after tourism, arts, culture and heritage can spend their own time on the place.',
    ],
  },
  vision: {
    label: 'Our vision',
    heading: 'A world where every place can tell its own story',
    paragraphs: [
      'We would like a traveller to be able to step off any ferry, train or bus and find somebody who knows the place, has the means to tell it well, and is paid to do so. When a community needs us a little less each year, we count that as progress.',
    ],
  },
  values: {
    label: 'Our values',
    heading: 'Five things we agree on before we start',
    paragraphs: ['They are printed on the back of our quotes, so you can hold us to them.'],
  },
  culture: {
    label: 'Team and culture',
    heading: 'Forty-six people and a long table',
    paragraphs: [
      'We are forty-six people. Thirty-one of us work in or near Gibsons; the others are in eleven towns between Whitehorse and Halifax and come to the coast for a week every June. The office stands on the territory of the Squamish Nation.',
      'On Mondays everyone who is in the building sits at one table and says what they are stuck on. An editor has solved a rigging problem there, and a rigger once found the missing chapter of a book. Lunch is cooked on Thursdays by whichever brand finished a job that week.',
      'Crews travel in twos and threes, and take back every weekend they work. Nobody answers mail after six. Each of us has five paid days a year to work for a museum, a festival or a community hall of our own choosing, and most of the painting at the light station was done that way.',
    ],
    action: { text: 'Meet the team', href: paths.ourTeam },
  },
  achievements: {
    label: 'Achievements',
    heading: 'What ten years have added up to',
    paragraphs: ['A short list, kept to things that can be checked.'],
    milestones: [
      {
        year: 2016,
        heading: 'The first film opens in a wheelhouse',
        description:
          'The Tidewater Tug Museum shows our 24-minute film on a loop. It counts 4,700 visitors the following summer, up from 3,100.',
      },
      {
        year: 2019,
        heading: 'The first class meets in the loft',
        description:
          'Forager Education teaches its first evening course, Collections Care in Small Rooms, to nine people on folding chairs. It has run every winter since.',
      },
      {
        year: 2021,
        heading: 'One per cent, in writing',
        description: `Every brand agrees to give at least ${facts.givingShare} of its revenue to charitable causes, and Forager Foundation is set up to spend it.`,
      },
      {
        year: 2023,
        heading: 'The keys to Salal Point',
        description: `The foundation takes over the management of ${facts.site} under an agreement that runs until at least ${facts.agreementUntil}.`,
      },
      {
        year: 2024,
        heading: 'A cannery saved as measurements',
        description:
          'Forager Virtual records the Osprey Creek Cannery in four days, a few weeks before its roof comes down. VR Voyage opens to the public in the same year.',
      },
      {
        year: 2026,
        heading: 'Forty non-profit partners',
        description:
          'The Forager Partnership Program welcomes its fortieth non-profit, and VR Voyage reaches the final of the Northwater Startup Prize.',
      },
    ],
  },
})
