import { atomWithStorage } from 'jotai/vanilla/utils'

const off = 'forager.inbox_keys=off'

/**
 * Whether the inbox's keys work; people who use speech input need them off. Kept in a cookie, as signing out clears all
 * other storage. Source: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export const areKeysOnAtom = atomWithStorage('inbox-keys', true, {
  getItem: () => !document.cookie.split('; ').includes(off),
  setItem: (_key, isOn) => {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${off}; Path=/admin; SameSite=Strict; Max-Age=${isOn ? 0 : 31_536_000}${secure}`
  },
  removeItem: () => {},
})
