import { expect, it } from 'vitest'
import { Entry } from '../../../../src/staff/inbox/pane/entry.tsx'
import { listedOf } from '../../../helpers/mail.ts'
import { find, mount } from '../../../helpers/mount.tsx'

it('shortens a text between characters, so that the server sends what the browser expects', async () => {
  const mail = listedOf({ id: 'a', createdAt: '2026-11-20T18:00:00.000Z' })
  const entry = {
    ...{
      id: 'e',
      direction: 'in' as const,
      author: mail.email,
      body: `${'x'.repeat(199)}😀`,
      createdAt: mail.createdAt,
    },
    ...{ state: 'received' as const, error: null, isAutomatic: false, isVerified: true, isCut: false, attachments: [] },
  }
  const { page } = await mount(<Entry entry={entry} mail={mail} isOpen={false} />)
  expect(find(page, 'summary bdi[dir=auto]').textContent).toBe('x'.repeat(199))
})
