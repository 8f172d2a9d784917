import * as v from 'valibot'
import { paths } from '../../paths.ts'
import { brands } from './brands/all.ts'
import { facts } from './brands/facts.ts'
import { CommunitySchema } from './schemas/community-schema.ts'
import { sectors } from './sectors.ts'
import { capitalized, spelledOut } from './spelled-out.ts'

const brandCount = spelledOut(brands.length)

export const community = v.parse(CommunitySchema, {
  opening: {
    label: 'Our community',
    heading: 'You look after the place. We\u00a0carry some of the load.',
    paragraphs: [
      'Forager works with the people behind the counter, on the board and up the ladder: curators, guides, festival producers, keepers and volunteers. Some hire us for a day, and many stay on as partners.',
    ],
    caption: 'Plate 5 · Market night, under the lanterns',
  },
  sectors: {
    label: `${capitalized(spelledOut(sectors.length))} sectors`,
    heading: 'Tourism, arts, culture and heritage share one street',
    paragraphs: [
      'The visitor who books the boat also buys the book, and the hall that hosts the choir heats the archive upstairs. So we work in all of them and send the same people between them.',
    ],
  },
  program: {
    label: 'Forager Partnership Program',
    heading: `Join for ${facts.partnershipFee} a\u00a0year, or for nothing`,
    paragraphs: [
      `The Forager Partnership Program gives you a direct line to all ${brandCount} brands, reduced day rates and the company of organizations like yours. It is free for non-profits; businesses pay ${facts.partnershipFee} a\u00a0year. Strategic partners sell with us and share the revenue.`,
      'Tell us who you are in the form on this page, and you will hear from one of us within three working days.',
    ],
    tiers: [
      {
        name: 'Non-profit partner',
        price: 'Free',
        unit: 'for as long as you like',
        description: 'For museums, societies, festivals, archives, charities and cultural centres of any size.',
        benefits: [
          'A free hour of advice every season, from any brand',
          'Partner day rates for crews, scanning and design',
          'Two free places a winter in Forager Education courses',
          'Your logo on this page',
        ],
      },
      {
        name: 'For-profit partner',
        price: facts.partnershipFee,
        unit: 'per year',
        description: 'For inns, tour operators, shops, studios and others that live from visitors and culture.',
        benefits: [
          'The same day rates as our non-profit partners',
          'A seat at the partner meeting in May, with lunch',
          'Introductions to non-profit partners in your region',
          'Your logo here, with a line about what you do',
        ],
      },
      {
        name: 'Strategic partner',
        price: 'Revenue share',
        unit: 'of what you generate',
        description: 'For organizations that bring our brands to clients, regions or markets we do not reach alone.',
        benefits: [
          'A share of the revenue you generate, agreed in writing',
          'Quarterly statements that show every sale behind your share',
          'Joint quotes, with your name beside ours',
          'One contact for all our brands',
        ],
      },
    ],
  },
  strategic: {
    label: 'Strategic partners',
    heading: 'They open doors and share what comes through',
    paragraphs: [
      'Our strategic partners bring the network to places where we have no office. They know their region, find the work there and see it through to the end.',
    ],
  },
  nonProfit: {
    label: 'Non-profit partners',
    heading: 'Organizations that keep the lights on',
    paragraphs: [
      `The ${facts.nonProfitPartners} non-profits in our program run museums, choirs, trails, archives, boats and halls. None of them pays a fee. They ask us for advice, and they tell us when something we made does not work.`,
    ],
  },
  forProfit: {
    label: 'For-profit partner',
    heading: 'A business can join for less than a newspaper ad',
    paragraphs: [
      `For-profit organizations pay ${facts.partnershipFee} a year, billed once, with no commission and no minimum order. This canoe builder was the first to join.`,
    ],
    action: { text: 'Ask about joining', href: paths.contact },
  },
})
