export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()

export const inHeader = (text: string): string => text.replace(/(?:(?!\p{Join_C})[\p{C}\p{Zl}\p{Zp}\s])+/gu, ' ').trim()

/** A display name without characters that mean something in a list of addresses. */
export const nameInHeader = (name: string): string => inHeader(name.replace(/[<>()[\]\\,;:@"]/g, ' '))

export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? ''
