import * as v from 'valibot'
import { paths } from '../../paths.ts'
import { industries } from './domains.ts'
import { domainSlugs } from './schemas/domain-schema.ts'
import { PassageSchema } from './schemas/passage-schema.ts'
import { PlatePassageSchema } from './schemas/plate-passage-schema.ts'
import { WordsSchema } from './schemas/words-schema.ts'
import { capitalized, spelledOut } from './spelled-out.ts'

const FocusSchema = v.object({
  opening: PlatePassageSchema,
  /** What each industry is about, in a sentence or two; its own page says more. */
  industries: v.record(v.picklist(domainSlugs), WordsSchema),
  invitation: PassageSchema,
})

const count = spelledOut(industries.length)

export const focus = v.parse(FocusSchema, {
  opening: {
    label: 'Our focus',
    heading: `${capitalized(count)} trades that keep a place open`,
    paragraphs: [
      `A museum, a festival or a trail runs on more than good will. It needs balanced accounts, stories worth hearing, trained people, accurate records, software that works and visitors who come back. Our brands are grouped by those ${count} kinds of work, and several belong to more than one.`,
    ],
    caption: `Plate 6 · ${capitalized(count)} trades, one coast`,
  },
  industries: {
    accounting:
      'We keep the books, run the payroll and write the grant reports for societies and small operators, and give the board a monthly statement in plain language.',
    creative:
      'We film, record, stage and publish with the people whose story it is. The crews are small, and the recordings stay with the people who made them.',
    education:
      'We train guides, hosts and museum staff in short winter courses, and bring school classes to places they have only read about, on foot or by headset.',
    'mixed-reality':
      'We scan places as they stand, then open the scans to visitors, students and the people who will do the repairs.',
    technology:
      'We build websites, tills, catalogues and apps for teams in which one person does several jobs and the internet is not always there.',
    'travel-&-tourism':
      'We make virtual visits, films and travel stories that help people choose a place for what it is, and arrive knowing whom to ask for.',
  },
  invitation: {
    label: 'Not sure which one',
    heading: 'Describe the problem and we will find the brand',
    paragraphs: [
      'You do not have to know whether you need a film, a database or a bookkeeper. Write a few sentences about what is not working, and someone who has solved it before will answer.',
    ],
    action: { text: 'Get In Touch', href: paths.contact },
  },
})
