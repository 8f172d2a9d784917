import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hydrate } from '../../src/browser/copy-text.ts'

const writeText = vi.fn(async (_text: string) => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.body.innerHTML =
    '<p id="w">Who we <b>are</b></p><p class="copy" data-copies="w" data-copied="Copied"><button type="button">Copy</button><span role="status"></span></p>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  writeText.mockReset()
})

const press = async () => {
  document.querySelector('button')?.click()
  await vi.advanceTimersByTimeAsync(0)
}
const status = () => document.querySelector('[role=status]')?.textContent

it('copies the text it stands under, says so, and is silent again after five seconds', async () => {
  await hydrate(document.querySelector('.copy') as HTMLElement)
  await press()
  expect(writeText.mock.calls).toEqual([['Who we are']])
  expect(status()).toBe('Copied')
  await vi.advanceTimersByTimeAsync(5000)
  expect(status()).toBe('')
})

it.each([true, false])(
  'leaves the words selected where the clipboard is closed, copied or not: %s',
  async (isCopied) => {
    const selectAllChildren = vi.fn()
    vi.stubGlobal('getSelection', () => ({ selectAllChildren }))
    document.execCommand = () => isCopied
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await hydrate(document.querySelector('.copy') as HTMLElement)
    await press()
    expect(selectAllChildren).toHaveBeenCalledWith(document.getElementById('w'))
    expect(status()).toBe(isCopied ? 'Copied' : '')
  },
)
