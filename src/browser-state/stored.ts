import * as v from 'valibot'

type Place = 'localStorage' | 'sessionStorage'

export const readStored = <Schema extends v.GenericSchema>(place: Place, key: string, schema: Schema) => {
  try {
    return v.parse(schema, JSON.parse(self[place].getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

export const storedKeys = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Null removes what is stored. Nothing happens if storage is off or full. */
export const writeStored = (place: Place, key: string, value: object | null): void => {
  try {
    if (value) self[place].setItem(key, JSON.stringify(value))
    else self[place].removeItem(key)
  } catch {}
}
