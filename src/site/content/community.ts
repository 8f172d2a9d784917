import * as v from 'valibot'
import { paths } from '../paths.ts'
import { CommunitySchema } from '../schemas/community.ts'
import { facts } from './facts.ts'

export const community = v.parse(CommunitySchema, {
  opening: {
    label: 'Our community',
    heading: 'You look after the place, we carry some of the load',
    paragraphs: [
      'Forager works with the people behind the counter, on the board and up the ladder: curators, guides, festival producers, keepers and volunteers. Some hire us for a day. Many become partners and stay.',
    ],
    caption: 'Plate 5 · Market night, under the lanterns',
  },
  sectors: {
    label: 'Four sectors',
    heading: 'Tourism, arts, culture and heritage share one street',
    paragraphs: [
      'The visitor who books the boat also buys the book, and the hall that hosts the choir needs the same roof as the archive upstairs. That is why we work in all four sectors and send the same people between them.',
    ],
  },
  program: {
    label: 'Forager Partnership Program',
    heading: `Join for ${facts.partnershipFee} a\u00a0year, or for nothing`,
    paragraphs: [
      `The Forager Partnership Program gives you a direct line to all nine brands, reduced day rates and the company of other organizations like yours. It is free for non-profits; businesses pay ${facts.partnershipFee} a\u00a0year. Strategic partners sell with us and earn a share of the revenue they generate.`,
      'Tell us who you are in the form on this page. A person reads it, and you hear from us within three working days.',
    ],
    tiers: [
      {
        name: 'Non-profit partner',
        price: 'Free',
        unit: 'for as long as you like',
        description: 'For museums, societies, festivals, archives, charities and cultural centres of any size.',
        benefits: [
          'A free hour of advice with any brand, every season',
          'Partner day rates for crews, scanning and design',
          'Two places a winter in Forager Education courses',
          'Your logo and a sentence about you on this page',
        ],
      },
      {
        name: 'For-profit partner',
        price: facts.partnershipFee,
        unit: 'per year',
        description:
          'For inns, tour operators, shops, studios and other businesses that live from visitors and culture.',
        benefits: [
          'Partner day rates for crews, scanning and design',
          'A seat at the partner meeting in May, with lunch',
          'Introductions to non-profit partners in your region',
          'Your logo and a sentence about you on this page',
        ],
      },
      {
        name: 'Strategic partner',
        price: 'Revenue share',
        unit: 'of what you generate',
        description: 'For organizations that bring our brands to clients, regions or markets we do not reach alone.',
        benefits: [
          'A share of the revenue you generate, agreed in writing before the first sale',
          'Quarterly statements that show every sale behind your share',
          'Joint quotes, with your name beside ours',
          'One contact across all nine brands',
        ],
      },
    ],
  },
  strategic: {
    label: 'Strategic partners',
    heading: 'They open doors and share what comes through',
    paragraphs: [
      'Our strategic partners bring the network to places where we have no office. They know the region, find the work and stay with it to the end, and they earn a share of the revenue they generate.',
    ],
  },
  nonProfit: {
    label: 'Non-profit partners',
    heading: 'Organizations that keep the lights on',
    paragraphs: [
      `The ${facts.nonProfitPartners} non-profits in our program run museums, choirs, trails, archives, boats and halls. None of them pays a fee. We send them a day’s help when they ask, and they tell us when something we made does not work.`,
    ],
  },
  forProfit: {
    label: 'For-profit partner',
    heading: 'A business can join for less than a newspaper ad',
    paragraphs: [
      `For-profit organizations pay ${facts.partnershipFee} a year, billed once, and nothing on top: no commission, no minimum order. This is the first to join. There is room on the line for yours.`,
    ],
    action: { text: 'Ask about joining', href: paths.contact },
  },
})
