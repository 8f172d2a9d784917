import { Passage } from '../../src/site/layout/passage.tsx'
import { Outside } from '../../src/ui/text/outside.tsx'
import { Address, Unbroken } from '../../src/ui/text/unbroken.tsx'
import type { Example } from './example.ts'

const words = {
  label: 'Plate 4 · Sunshine Coast',
  heading: 'Headings say something',
  paragraphs: [
    'A passage has a label, a heading that makes a claim, and one or two paragraphs that hold it up.',
    'It is the unit in which most of the site is written.',
  ],
}
const action = { text: 'Read our story', href: '#passage' }

export const passages: Example[] = [
  {
    name: 'Passage',
    variants: [
      {
        title: 'A page’s first, which holds its h1',
        wide: true,
        element: <Passage words={{ ...words, heading: 'The first one opens the page' }} size="title-page" />,
      },
      { title: 'Beside a plate', element: <Passage words={words} size="title-beside" /> },
      { title: 'A section’s, with its link', element: <Passage words={{ ...words, action }} id="example-passage" /> },
      {
        title: 'In the dark',
        surface: 'night',
        element: <Passage words={{ ...words, action }} />,
      },
      { title: 'A part of a section', surface: 'ink', element: <Passage words={words} size="title-part" /> },
      {
        title: 'Without paragraphs, with more below it',
        wide: true,
        surface: 'shade',
        element: (
          <Passage words={{ ...words, paragraphs: [] }} size="title-part">
            <ul className="mt-5 flex flex-col gap-1.5">
              <li className="ticked">What a partner gets</li>
              <li className="ticked">And what we ask for</li>
            </ul>
          </Passage>
        ),
      },
    ],
  },
  {
    name: 'Unbroken',
    variants: [
      {
        title: 'A compound that keeps to one line',
        element: (
          <p className="max-w-64 title-part font-display">
            <Unbroken text="It began with twenty-two hours of tape" />
          </p>
        ),
      },
    ],
  },
  {
    name: 'Address',
    variants: [
      {
        title: 'An e-mail address that breaks after its @ or a dot if it must',
        element: (
          <p className="max-w-40">
            <Address text="partnerships@forager.example" />
          </p>
        ),
      },
    ],
  },
  {
    name: 'Outside',
    variants: [
      {
        title: 'Text written by a visitor, in its own direction, broken where the column ends',
        element: (
          <p className="max-w-64">
            <Outside text="a-very-long-subject-without-a-single-space-between-its-words" />
          </p>
        ),
      },
    ],
  },
]
