import { menuWords as words } from '../content/interface.ts'
import { drawerId } from '../islands/drawer.tsx'
import { DialogClose, DialogOpener } from '../ui/dialog-buttons.tsx'
import { Icon } from '../ui/icon.tsx'
import { NavLink } from '../ui/nav-link.tsx'
import { Constant } from './constant.tsx'
import { ContactLines } from './contact-lines.tsx'
import { flatMenu, toMenuLink } from './menu.ts'

/** The navigation of narrow screens, and its button: a native dialog. */
export function SiteDrawer({ path }: { path: string }) {
  return (
    <>
      <DialogOpener dialog={drawerId} label={words.open} className="button-icon text-inherit">
        <Icon name="menu" />
      </DialogOpener>
      <dialog id={drawerId} closedby="any" className="drawer surface-ink p-5" aria-label={words.open}>
        <p className="flex justify-end">
          <DialogClose dialog={drawerId} label={words.close} className="button-icon" />
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
          <ContactLines
            className="mt-7 flex flex-col gap-1 text-small"
            linkClassName="inline-flex items-center gap-3 min-h-11 no-underline"
          />
        </Constant>
      </dialog>
    </>
  )
}
