import { paths } from '../../../paths.ts'
import { staffPage } from '../../frame/staff-page.tsx'
import type { StaffContext } from '../../guards/staff.ts'
import { mailWords as words } from '../words.ts'

/** Answers that there is no such contactmail. */
export const contactmailMissing = (c: StaffContext) => {
  c.status(404)
  return staffPage(
    c,
    words.notFound,
    <p>
      <a className="text-link" href={paths.admin.contactmails}>
        {words.back}
      </a>
    </p>,
  )
}
