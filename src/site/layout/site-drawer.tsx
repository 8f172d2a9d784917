import { Dialog, DialogClose, DialogOpener } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/picture/icon.tsx'
import { NavList } from '../../ui/text/nav-link.tsx'
import { menuWords as words } from '../content/interface.ts'
import { ContactLines } from './contact-lines.tsx'
import { linksAt } from './menu.ts'

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
        <p className="flex justify-end -mt-3">
          <DialogClose dialog={drawerId} label={words.close} className="button-icon" />
        </p>
        <nav aria-label={words.pages} className="mt-4">
          <NavList links={linksAt(path)} linkClassName="menu-link" />
        </nav>
        <ContactLines className="mt-7 flex flex-col gap-1 text-small" linkClassName="line-link min-h-11" />
      </Dialog>
    </>
  )
}
