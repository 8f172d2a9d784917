export type Command =
  | {
      name:
        | 'next'
        | 'previous'
        | 'open'
        | 'reply'
        | 'close'
        | 'assign'
        | 'unread'
        | 'search'
        | 'keys'
        | 'leave'
        | 'pick'
    }
  | { name: 'saved-reply'; number: number }

export const keyCommands = {
  j: 'next',
  k: 'previous',
  o: 'open',
  r: 'reply',
  e: 'close',
  a: 'assign',
  u: 'unread',
  x: 'pick',
  '/': 'search',
  '?': 'keys',
  Escape: 'leave',
} as const satisfies Record<string, Command['name']>

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'repeat'>

/** The command of a key, or null. Keys do nothing while somebody types, in a dialog, and with a modifier. */
export const commandOf = (press: Press, isTyping: boolean): Command | null => {
  const { key, altKey, ctrlKey, metaKey, isComposing } = press
  if (isTyping || isComposing || altKey || ctrlKey || metaKey) return null
  if (/^[1-9]$/.test(key)) return { name: 'saved-reply', number: Number(key) }
  const name = Object.hasOwn(keyCommands, key) ? keyCommands[key as keyof typeof keyCommands] : null
  return name && { name }
}

/** Whether this element takes keys as text, or is in an open dialog or popover. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog, :popover-open') !== null
