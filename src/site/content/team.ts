import * as v from 'valibot'
import { fdi } from './brands/fdi.ts'
import { ffs } from './brands/ffs.ts'
import { fmg } from './brands/fmg.ts'
import { fpd } from './brands/fpd.ts'
import { fvi } from './brands/fvi.ts'
import { vrc } from './brands/vrc.ts'
import { vrv } from './brands/vrv.ts'
import { TeamSchema } from './schemas/team-member-schema.ts'

/** The founders first, then in an order that suits the portraits. */
export const team = v.parse(TeamSchema, [
  {
    slug: 'ingrid-halloran',
    title: 'Ingrid Halloran',
    position: 'Founder and Chief Executive',
    brand: 'Forager Holdings',
    story: [
      'Ingrid learned to edit with a razor blade, at a campus station that let her have the hours after midnight. She went on to make radio for three decades, much of it about boats, and carried the reels home in a picnic cooler so that the tape would stay flat.',
      'When her program was cancelled she rented a loft with Desmond Kwan, a bookkeeper she knew from the ferry lineup. Her first recording there was of the tug museum’s oldest deckhand. She sat with him for three afternoons before she switched anything on, and the story that opens the film is one he told on the fourth.',
      'She still listens to every first cut lying on the office floor with her eyes shut. From September to March there is a driftwood fire on the beach below her house on Friday evenings. Anyone may come, and nobody talks about work until the kettle has boiled.',
    ],
    portrait: 'Ingrid Halloran, with a silver bob and a banded wool sweater, beside a driftwood fire at dusk.',
  },
  {
    slug: 'desmond-kwan',
    title: 'Desmond Kwan',
    position: 'Managing Director',
    brand: ffs.name,
    story: [
      'Sundays have been good to Desmond Kwan. On one of them, in the spring of 2016, he wrote a grant report about tugboats because nobody else in the loft knew what a variance was. The funder sent it back with a question in the margin: who did this, and could they do ours?',
      'He grew up over his parents’ grocery store in Nanaimo and kept its books from the age of twelve, in a green ledger with English on the left-hand pages and Chinese on the right. Later he audited sawmills for a firm in Vancouver, and found that he liked the people with untidy books better than the people with tidy ones.',
      'A new bookkeeper at Forager Financial Services gets a pencil from him and one rule: if a volunteer treasurer cannot read it aloud to a board, it is not finished. His sister knits his ties. His desk looks down the inlet, and he is the one who notices when a boat is late.',
    ],
    portrait: 'Desmond Kwan, with grey hair, dark-rimmed glasses and a green cardigan, at a window over an inlet.',
  },
  {
    slug: 'rafael-ibarra',
    title: 'Rafael Ibarra',
    position: 'Technical Director',
    brand: fpd.name,
    story: [
      'Every theatre leaves one bare lamp burning on its stage overnight. Rafael has switched on that lamp in eleven of them.',
      'He came north from Guadalajara with a touring puppet company whose van broke down in Hope. While the others waited for a gearbox, he mended the lighting grid in a school gymnasium in return for a bed. After the grid he mended the steps, and after the steps the curtain. By the time the van was ready the town had asked him to stay for its summer festival, and he did.',
      'He plans with scissors: a paper model of the site, coins for the crew, a strip of blue tape for the tide. That is how the stage on the barge was worked out, and the one in the curling rink with the ice still under it. Apprentices learn to coil cable before they touch anything else, and to greet whoever cleans the hall by name. He is on his fourth carpenter’s apron.',
    ],
    portrait: 'Rafael Ibarra, bald with a dark moustache and a carpenter’s apron, on a stage lit by one bare lamp.',
  },
  {
    slug: 'maren-okafor',
    title: 'Maren Okafor',
    position: 'News Editor',
    brand: fmg.name,
    story: [
      'You will usually find Maren on the government wharf before seven, when people have things to say and are too busy to be polite about them. She keeps her notebook in a freezer bag. There is coffee in the thermos for anyone who stays after the interview.',
      'Her father came from Enugu to nurse in Campbell River. Her mother, who is from Bergen, read the local paper aloud at supper, corrections included. Maren’s first job at a newspaper was to write those corrections, and she recommends it to anyone starting out. Nine years of other people’s mistakes left her with a habit: everyone she quotes gets a telephone call and hears the sentence read back.',
      'In 2019 she came to Gibsons to make one radio series about harbour pilots. She stayed to build a newsroom, which has three desks and a tide clock. The yellow jacket was a deckhand’s. He told her she could keep it for as long as she went out in bad weather.',
    ],
    portrait: 'Maren Okafor, with cropped curls and a yellow rain jacket, in front of fishing boats in a harbour.',
  },
  {
    slug: 'theo-lindqvist',
    title: 'Théo Lindqvist',
    position: 'Studio Director',
    brand: fvi.name,
    story: [
      'Théo hears a place before he looks at it. At a new site he sets down the scanner, starts a timer for ten minutes and stands still with his headphones on. The crew has learned to bring a book.',
      'His father tuned pianos in Rimouski and his mother surveyed roads, which he calls a complete training for the job. He recorded birds for a museum in Gaspé, then footsteps for video games in Montréal. In 2020 he was one of the pair who scanned the closed tug museum. The scan was exact and the rooms still felt empty, so he went back on the Sunday and recorded the clock.',
      'Forager Virtual has worked that way ever since: measurements on the first day, sound on the second. He walks to the office through the firs above town and keeps a list of the ones that creak. His jacket pockets are full of spare batteries.',
    ],
    portrait: 'Théo Lindqvist, with a copper beard, tied-back hair and headphones round his neck, among tall firs.',
  },
  {
    slug: 'owen-tsegaye',
    title: 'Owen Tsegaye',
    position: 'Head of Engineering',
    brand: fdi.name,
    story: [
      'Two bars of signal were all the ridge would give Owen when he was fifteen, and only beside one fence post. His family had moved from Addis Ababa to an orchard outside Lillooet. He did his homework at the post, on a phone that three cousins had owned before him, and taught himself to write pages that opened before his fingers got cold.',
      'The phone is now in his desk at Forager Digital. Nothing is released until it opens there, on a connection slowed to match the hill. One day a month he works somebody’s front desk, selling tickets with software he wrote, and comes home with a page of notes that he reads to the team without leaving anything out.',
      'He studied in Prince George and paid for it by climbing radio masts in summer, which is where the cap comes from. When a launch has gone badly he bakes for the Monday table. People have learned what cardamom bread means, and they are kind about it.',
    ],
    portrait: 'Owen Tsegaye, in an orange cap and a teal windbreaker, below a radio mast on a ridge before sunrise.',
  },
  {
    slug: 'noor-haddad',
    title: 'Noor Haddad',
    position: 'Head of Learning',
    brand: vrc.name,
    story: [
      'On her first day as a teacher Noor drew a glacier on the board, and a boy in the second row asked how she knew. She had no answer that she liked. Two summers later she had walked on four of them, and a jar of meltwater stood on her classroom window sill with the date on its lid.',
      'That boy’s question still decides what goes into a lesson. Each one starts with something a student may doubt and ends with something they have measured. Noor tries every draft on a Tuesday, at a different school each time, from a chair at the back with a stopwatch and a bag of clementines. If the room goes quiet at the wrong moment, the lesson comes home with her.',
      'She was born in Amman, grew up in Surrey and taught for eight years, three of them in a school with one room and one telephone line. When a travelling kit comes back she writes to the class by hand and pins their answers over her desk. Her favourite reads, in full: We checked.',
    ],
    portrait: 'Noor Haddad, in a rust-coloured headscarf and a blue coat, at a classroom window with a glacier beyond.',
  },
  {
    slug: 'priya-castellan',
    title: 'Priya Castellan',
    position: 'Director',
    brand: vrv.name,
    story: [
      'For nineteen years Priya looked after the archive of a maritime museum with no lift. She could tell from the front door which visitors would never see the third floor. She wrote their questions on index cards and answered by post, each time with a photograph of the thing they had hoped to see. When she left there were four drawers of cards.',
      'VR Voyage, she says, is those drawers with a camera. She hires the guides herself and looks for people who know how to pause. A new guide practises on her: she sits in the next room with a headset on and asks to be shown the back of everything.',
      'She came from Goa in her twenties for one year of paper conservation, and has been meaning to go home since. The trade has left its marks: her pencils are soft, pens stay outside the door, and when the office moved she would let nobody else wrap the framed photographs.',
    ],
    portrait:
      'Priya Castellan, with a grey streak in her tied-back hair and a teal scarf, in front of archive shelves.',
  },
])
