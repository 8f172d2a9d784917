import { Dialog, DialogClose, DialogOpener } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/picture/icon.tsx'
import { NavLink } from '../../ui/text/nav-link.tsx'
import { menuWords as words } from '../content/interface.ts'
import { ContactLines } from './contact-lines.tsx'
import { flatMenu, toMenuLink } from './menu.ts'

/** `browser/inert-behind.ts` closes it where the window becomes wide. */
const drawerId = 'drawer'

export function SiteDrawer({ path }: { path: string }) {
  return (
    <>
      <DialogOpener dialog={drawerId} label={words.open} className="button-icon text-inherit">
        <Icon name="menu" />
      </DialogOpener>
      <Dialog
        id={drawerId}
        aria-label={words.open}
        closeLabel={words.close}
        className="drawer"
        panelClassName="surface-ink p-5"
      >
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
        <div>
          <ContactLines className="mt-7 flex flex-col gap-1 text-small" linkClassName="line-link min-h-11" />
        </div>
      </Dialog>
    </>
  )
}
