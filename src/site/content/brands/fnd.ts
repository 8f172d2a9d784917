import * as v from 'valibot'
import { FoundationSchema } from '../schemas/brand-schema.ts'
import { facts } from './facts.ts'

export const fnd = v.parse(FoundationSchema, {
  slug: 'fnd',
  name: 'Forager Foundation',
  tagline: 'Heritage sites, kept open',
  hero: true,
  heading: 'Old buildings last when someone opens the door',
  summary:
    'The heritage foundation of the Forager network: it manages Salal Point Light Station and pays for small repairs to public buildings.',
  keywords: [
    'heritage foundation',
    'Salal Point Light Station',
    'repair grants',
    'heritage conservation',
    'lighthouse',
  ],
  description: [
    'Forager Foundation looks after heritage sites and pays for repairs that are too small for most funders. It was set up in 2021 as a separate organization. Four of its seven board members come from outside the company, and all seven are volunteers.',
    'Most historic buildings on this coast are lost slowly. A gutter fills, a sill rots, the insurance lapses, and one winter the door is locked for good. Our repair grants are meant for the first of those steps. They run from $500 to $5,000, go to any non-profit that keeps a historic building open to the public, and are decided within thirty days. Recent ones paid for a new sill in a schoolhouse, the window panes of a net shed and a furnace for a community hall with a painted curtain from 1924.',
    `The foundation also has one site in its own care, ${facts.site}. We write up what we learn there about paint, putty and weather, and send it to anyone who asks.`,
  ],
  domain: {
    heading: `Salal Point is in our care until at least ${facts.agreementUntil}`,
    description: `${facts.site} stands on a headland of the Sunshine Coast, 1.2 kilometres by trail from the nearest road. It has a light tower from 1911, the keeper’s house, an assistant’s house and a fog-signal building. By agreement with the owner, the Salal Point Reserve Trust, we manage the site until at least ${facts.agreementUntil}: we maintain the buildings, care for the original lens, and open the gate from spring to early fall.`,
  },
  givesBack: [
    `Every brand in the Forager network pays the foundation at least ${facts.givingShare} of its revenue, all of which goes to charitable causes. The share is taken before costs, so it is paid in a lean year as well as a good one.`,
    'In 2025 about two thirds of the money went into Salal Point, most of it into the roof and glass of the lantern room. The rest paid for repair grants. We publish the amounts each spring, grant by grant.',
    'If you look after a building that people still use, you can apply whether or not you are a partner. Send two photographs and a quote for the work.',
  ],
  callToAction: {
    description: 'Plan a visit to the light station, apply for a repair grant or read the yearly report.',
    buttonText: 'Visit Forager Foundation',
    link: 'https://forager-foundation.example/',
    external: true,
  },
  divisions: [],
})
