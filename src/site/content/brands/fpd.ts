import * as v from 'valibot'
import { BrandSchema } from '../../schemas/brand.ts'

export const fpd = v.parse(BrandSchema, {
  slug: 'fpd',
  name: 'Forager Productions',
  tagline: 'Stages and festivals',
  hero: false,
  heading: 'We know the tide table and the last ferry',
  summary:
    'Producers, stage managers and sound and light crews for festivals, concerts and touring shows in places without a loading dock.',
  keywords: ['festival production', 'stage management', 'event planning', 'touring shows', 'outdoor concerts'],
  description: [
    'Forager Productions plans and runs live events: festivals, concerts, touring plays, exhibition openings and town anniversaries. We bring the producer, the stage manager and the sound and light crew, and we do the paperwork, which means permits, insurance, safety and access plans, and a budget that your treasurer can follow.',
    'We are used to sites without a loading dock. Our crews have built stages on a barge, in a curling rink and at the end of a logging road. Every plan begins with three questions: how does someone in a wheelchair get in, where does the power come from, and when does the last ferry leave?',
    'The Low Tide Lantern Festival came to us with a beach, twenty-two acts and no electricity. We ran it from a battery trailer charged at the community hall, set the program by the tide table, and had the sand clear two hours before the water returned. The festival has now run for three Septembers, and local volunteers we trained run two of its three nights on their own.',
    'You keep the cue sheets, the site plan and the list of suppliers. If you can run the next one without us, we have done the job.',
  ],
  callToAction: {
    description: 'Look through past seasons, download a blank site plan, or ask whether your date is free.',
    buttonText: 'Visit Forager Productions',
    link: 'https://forager-productions.example/',
    external: true,
  },
  divisions: [],
})
