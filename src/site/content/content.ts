import type { Content } from './kinds.ts'
import printed from './printed/content.json' with { type: 'json' }

/** What the files of this folder say, as `npm run content` checked it. */
export const {
  asking,
  brandPages,
  careers,
  community,
  company,
  contact,
  contactInfo,
  facts,
  focus,
  foundationPage,
  home,
  newsroom,
  notFound,
  ourTeam,
  places,
  press,
  privacy,
  salalPoint,
  sectors,
  story,
  team,
  values,
  ...lists
} = printed as unknown as Content

export const messagingLink = () => `https://wa.me/${contactInfo.phoneE164.slice(1)}`
