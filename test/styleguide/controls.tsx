import { Dialog, DialogClose, DialogOpener } from '../../src/ui/dialog/dialog.tsx'
import { Icon, type IconName } from '../../src/ui/picture/icon.tsx'
import icons from '../../src/ui/printed/line-icons.json' with { type: 'json' }
import { ActionLink } from '../../src/ui/text/action-link.tsx'
import { NavLink } from '../../src/ui/text/nav-link.tsx'
import { Pager } from '../../src/ui/text/pager.tsx'
import { type Example, type Surface, surfaces } from './example.ts'

const iconNames = Object.keys(icons) as IconName[]

const pages = {
  words: { newer: 'Newer news', older: 'Older news', opening: { label: 'Pages of the newsroom' } },
  at: (page: number) => `#page-${page}`,
  className: '',
}

export const controls: Example[] = [
  {
    name: 'Dialog',
    variants: [{ title: 'A dialog, its opener and its way out', element: <ExampleDialog /> }],
  },
  {
    name: 'Buttons and links',
    variants: (Object.keys(surfaces) as Surface[]).map((surface) => ({
      title: `On ${surface}`,
      surface,
      element: <Pressable />,
    })),
  },
  {
    name: 'Pager',
    variants: [{ title: 'Between the newest and the oldest', element: <Pager {...pages} page={2} hasOlder /> }],
  },
  {
    name: 'ActionLink',
    variants: [
      { title: 'A way on', element: <ActionLink text="View brands" href="#action-link" /> },
      { title: 'The one thing to press', element: <ActionLink text="Become a partner" href="#action-link" strong /> },
      { title: 'Off the site', element: <ActionLink text="Visit VR Voyage" href="https://vrvoyage.example" /> },
      {
        title: 'With more for those who do not see where it stands',
        surface: 'ink',
        element: <ActionLink text="View brands" context="in education" href="#action-link" strong />,
      },
    ],
  },
  {
    name: 'NavLink',
    variants: [
      {
        title: 'Elsewhere',
        element: <NavLink text="Newsroom" href="#nav-link" current={false} className="menu-link" />,
      },
      {
        title: 'The page it stands on',
        element: <NavLink text="Careers" href="#nav-link" current className="menu-link" />,
      },
      {
        title: 'In a list of industries',
        wide: true,
        surface: 'shade',
        element: (
          <ul className="flex flex-wrap gap-2">
            {['Creative', 'Education', 'Technology'].map((text) => (
              <li key={text}>
                <NavLink
                  text={text}
                  href="#nav-link"
                  current={text === 'Education'}
                  className="industry flex items-center min-h-11 px-4 font-semibold no-underline border-2 border-line"
                />
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  { name: 'Icon', variants: [{ title: 'Every icon', wide: true, element: <Icons /> }] },
]

function Pressable() {
  return (
    <>
      <p className="label">A label above a heading</p>
      <p className="mt-5 flex flex-wrap items-center gap-4">
        <button type="button" className="button">
          Filled
        </button>
        <button type="button" className="button-line">
          Outlined
        </button>
        <button type="button" className="button-icon" aria-label="Close">
          <Icon name="close" />
        </button>
      </p>
      <p className="mt-5">
        In running text a{' '}
        <a href="#controls" className="text-link">
          link is underlined
        </a>
        .
      </p>
    </>
  )
}

function ExampleDialog() {
  return (
    <>
      <DialogOpener dialog="example-dialog" className="button-line">
        Open
      </DialogOpener>
      <Dialog
        id="example-dialog"
        aria-label="Example"
        closeLabel="Close"
        panelClassName="dialog-box surface-paper border border-line p-6"
      >
        <DialogClose dialog="example-dialog" label="Close" className="button-icon" />
      </Dialog>
    </>
  )
}

function Icons() {
  return (
    <ul className="grid gap-x-4 gap-y-6 grid-cols-3 sm:grid-cols-4 lg:grid-cols-6">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} className="size-8" />
          <span className="block mt-2 text-note text-muted">{name}</span>
        </li>
      ))}
    </ul>
  )
}
