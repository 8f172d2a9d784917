import type * as v from 'valibot'
import { paths } from '../../paths.ts'
import { BrandSchema, BrandsSchema } from './schemas/brand.ts'
import { BrandPagesSchema, FoundationPageSchema } from './schemas/brand-pages.ts'
import { CommunitySchema, SectorSchema } from './schemas/community.ts'
import { CompanySchema, FactsSchema } from './schemas/company.ts'
import { ContactInfoSchema } from './schemas/contact-info.ts'
import { DomainSchema } from './schemas/domain.ts'
import { FocusSchema } from './schemas/focus.ts'
import { HomeSchema } from './schemas/home.ts'
import { JobSchema } from './schemas/job.ts'
import { NewsItemSchema } from './schemas/news-item.ts'
import {
  AskingSchema,
  CareersSchema,
  ContactPageSchema,
  NewsroomSchema,
  NotFoundSchema,
  OurTeamSchema,
} from './schemas/pages/page-words.ts'
import { PressSchema } from './schemas/pages/press.ts'
import { SalalPointSchema } from './schemas/pages/salal-point.ts'
import { PartnerSchema, PartnersSchema } from './schemas/partner.ts'
import { PlaceSchema } from './schemas/place.ts'
import { PrivacySchema } from './schemas/privacy.ts'
import { StorySchema, ValueSchema } from './schemas/story.ts'
import { TeamMemberSchema, TeamSchema } from './schemas/team-member.ts'

type Schema = v.GenericSchema

/** One file of YAML. */
export type Single = {
  /** The page that shows it. */
  page: string
  file: string
  schema: Schema
  /** Names in braces that the page fills in. */
  filledLater?: string[]
}

/** A folder with one file an entry: Markdown if `body` names the field for what follows the front matter, else YAML. */
export type Collection = { page: string; folder: string; schema: Schema; body?: string; whole?: Schema }

/** Everything that an editor may change: where it stands, and the schema that checks it. */
export const kinds = {
  facts: { page: paths.ourCommunity, file: 'facts.yaml', schema: FactsSchema },
  company: { page: paths.contact, file: 'company.yaml', schema: CompanySchema },
  contactInfo: { page: paths.contact, file: 'contact-info.yaml', schema: ContactInfoSchema },
  home: { page: paths.home, file: 'pages/home.yaml', schema: HomeSchema },
  story: { page: paths.ourStory, file: 'pages/story.yaml', schema: StorySchema },
  community: { page: paths.ourCommunity, file: 'pages/community.yaml', schema: CommunitySchema },
  focus: { page: paths.ourFocus, file: 'pages/focus.yaml', schema: FocusSchema },
  ourTeam: { page: paths.ourTeam, file: 'pages/our-team.yaml', schema: OurTeamSchema },
  brandPages: { page: paths.domain('main'), file: 'pages/brand-pages.yaml', schema: BrandPagesSchema },
  foundationPage: { page: paths.brand('fnd'), file: 'pages/foundation-page.yaml', schema: FoundationPageSchema },
  newsroom: { page: paths.newsroom, file: 'pages/newsroom.yaml', schema: NewsroomSchema },
  careers: { page: paths.careers, file: 'pages/careers.yaml', schema: CareersSchema },
  press: {
    page: paths.press,
    file: 'pages/press.yaml',
    schema: PressSchema,
    filledLater: ['count', 'founded', 'name', 'position', 'day', 'opens', 'closes'],
  },
  contact: {
    page: paths.contact,
    file: 'pages/contact.yaml',
    schema: ContactPageSchema,
    filledLater: ['opens', 'closes'],
  },
  salalPoint: { page: paths.salalPoint, file: 'pages/salal-point.yaml', schema: SalalPointSchema },
  privacy: { page: paths.privacy, file: 'pages/privacy.yaml', schema: PrivacySchema, filledLater: ['days'] },
  notFound: { page: paths.notFound, file: 'pages/not-found.yaml', schema: NotFoundSchema },
  asking: { page: paths.contact, file: 'pages/asking.yaml', schema: AskingSchema, filledLater: ['name'] },
  brands: {
    page: paths.domain('main'),
    folder: 'brands',
    schema: BrandSchema,
    body: 'description',
    whole: BrandsSchema,
  },
  domains: { page: paths.domain('main'), folder: 'domains', schema: DomainSchema },
  news: { page: paths.newsroom, folder: 'news', schema: NewsItemSchema, body: 'description' },
  jobs: { page: paths.careers, folder: 'jobs', schema: JobSchema, body: 'description' },
  team: { page: paths.ourTeam, folder: 'team', schema: TeamMemberSchema, body: 'story', whole: TeamSchema },
  partners: { page: paths.ourCommunity, folder: 'partners', schema: PartnerSchema, whole: PartnersSchema },
  places: { page: paths.home, folder: 'places', schema: PlaceSchema },
  sectors: { page: paths.ourCommunity, folder: 'sectors', schema: SectorSchema },
  values: { page: paths.ourStory, folder: 'values', schema: ValueSchema },
} satisfies Record<string, Single | Collection>

type Kinds = typeof kinds
export type EntryKind = keyof Kinds
type Entry<Name extends keyof Kinds> = v.InferOutput<Kinds[Name]['schema']>
export type Content = { [Name in keyof Kinds]: Kinds[Name] extends { folder: string } ? Entry<Name>[] : Entry<Name> }
