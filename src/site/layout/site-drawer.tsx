import { Icon } from '../../ui/icon.tsx'
import { NavLink } from '../../ui/nav-link.tsx'
import { menuWords as words } from '../content/interface.ts'
import { Constant } from '../rendering/constant.tsx'
import { ContactLines } from './contact-lines.tsx'
import { drawerId } from './drawer.island.tsx'
import { flatMenu, toMenuLink } from './menu.ts'

/**
 * The navigation of narrow screens and its button. The dialog is a popover, because opening a modal one recalculates all
 * styles of the page first. `browser/inert-behind.ts` makes the page behind it inert one frame later.
 */
export function SiteDrawer({ path }: { path: string }) {
  const close = {
    type: 'button',
    popoverTarget: drawerId,
    popoverTargetAction: 'hide',
    'aria-label': words.close,
  } as const
  return (
    <>
      <button
        type="button"
        popoverTarget={drawerId}
        className="button-icon text-inherit"
        aria-haspopup="dialog"
        aria-label={words.open}
      >
        <Icon name="menu" />
      </button>
      <dialog id={drawerId} popover="auto" className="drawer" aria-label={words.open}>
        {/* Without the tabIndex, Firefox makes the scrolling panel a tab stop. */}
        <div className="surface-ink p-5" tabIndex={-1}>
          <p className="flex justify-end">
            {/* biome-ignore lint/a11y/noAutofocus: otherwise WebKit focuses the panel, and scrolls to it, as the dialog opens */}
            <button {...close} autoFocus className="button-icon">
              <Icon name="close" />
            </button>
          </p>
          <nav aria-label={words.pages} className="mt-4">
            <ul>
              {flatMenu.map((entry) => (
                <li key={entry.href}>
                  <NavLink {...toMenuLink(entry, path)} className="menu-link" />
                </li>
              ))}
            </ul>
          </nav>
          <Constant name="drawer-contact">
            <ContactLines className="mt-7 flex flex-col gap-1 text-small" linkClassName="line-link min-h-11" />
          </Constant>
        </div>
        <button {...close} tabIndex={-1} />
      </dialog>
    </>
  )
}
