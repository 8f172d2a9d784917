import * as v from 'valibot'
import { BrandSchema } from '../schemas/brand-schema.ts'

export const fpd = v.parse(BrandSchema, {
  slug: 'fpd',
  name: 'Forager Productions',
  tagline: 'Stages and festivals',
  hero: true,
  heading: 'Shows in places that were not built for them',
  summary:
    'Producers, stage managers and sound and light crews for festivals, concerts and touring shows in places without a loading dock.',
  keywords: ['festival production', 'stage management', 'event planning', 'touring shows', 'outdoor concerts'],
  description: [
    'Forager Productions plans and runs live events: festivals, concerts, touring plays, exhibition openings and town anniversaries. We bring the producer, the stage manager and the sound and light crew. We also do the paperwork: permits, insurance, safety and access plans, and a budget that your treasurer can follow.',
    'Our crews have built stages on a barge, in a curling rink and at the end of a logging road. Every plan begins with three questions: how does someone in a wheelchair get in, where does the power come from, and when does the last ferry leave?',
    'The Low Tide Lantern Festival came to us with a beach, a program of twenty acts and no electricity. We ran it from a battery trailer charged at the community hall, timed the program by the tide, and had the sand clear two hours before the water returned. After three seasons, volunteers whom we trained run two of the three nights on their own.',
    'The cue sheets, the site plan and the list of suppliers stay with you, so that next year you can hire the whole crew, one stage manager or nobody.',
  ],
  callToAction: {
    description: 'Look through past seasons, download a blank site plan, or ask whether your date is free.',
    buttonText: 'Visit Forager Productions',
    link: 'https://forager-productions.example/',
    external: true,
  },
  divisions: [],
})
