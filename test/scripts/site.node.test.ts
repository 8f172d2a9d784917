import { expect, it } from 'vitest'
import { startSite } from '../../scripts/site.ts'

it('says what to do where there is no build', async () => {
  const start = startSite({ port: 8787, persistTo: 'nowhere', build: 'nowhere' })
  await expect(start).rejects.toThrow('npm run build')
})
