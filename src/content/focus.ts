import * as v from 'valibot'
import { paths } from '../paths.ts'
import { PlatePassageSchema } from '../schemas/plate-passage.ts'
import { PassageSchema } from '../schemas/text.ts'

const FocusSchema = v.object({ opening: PlatePassageSchema, invitation: PassageSchema })

export const focus = v.parse(FocusSchema, {
  opening: {
    label: 'Our focus',
    heading: 'Six trades that a place needs to stay open',
    paragraphs: [
      'A museum, a festival or a trail runs on more than good will. It needs accounts that balance, stories worth hearing, people who have been taught, scans, software and travellers. Our brands are grouped by those six trades, and several belong to more than one.',
    ],
    caption: 'Plate 6 · Six trades, one coast',
  },
  invitation: {
    label: 'Not sure which one',
    heading: 'Describe the problem and we will find the brand',
    paragraphs: [
      'You do not have to know whether you need a film, a database or a bookkeeper. Write three sentences about what is not working, and someone who has fixed it before will answer.',
    ],
    action: { text: 'Get In Touch', href: paths.contact },
  },
})
