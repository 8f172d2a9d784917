import { atom } from 'jotai/vanilla'
import { storedKeys } from './stored.ts'

export const draftPrefix = 'draft:'
export const draftKeysOf = (email: string): string[] => storedKeys(`${draftPrefix}${email}:`)

/** Returns whether the server has all that the person with this address wrote in this browser; an inbox saves it first. */
export const beforeSignOutAtom = atom({
  save: async (email: string) => draftKeysOf(email).length === 0,
})

const editorDatabase = 'gitea:forager/website'
const editorDrafts = 'draft-backups'

/** Whether the editor of the publish page has an entry that is not saved. Sveltia keeps those in its own database. */
export const hasUnsavedEntry = async (): Promise<boolean> => {
  try {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === editorDatabase)) return false
    const database = await resultOf(indexedDB.open(editorDatabase))
    const hasDrafts = database.objectStoreNames.contains(editorDrafts)
    const drafts = hasDrafts ? database.transaction(editorDrafts).objectStore(editorDrafts).count() : undefined
    database.close()
    return drafts !== undefined && (await resultOf(drafts)) > 0
  } catch {
    return false
  }
}

export const forgetEditor = async (): Promise<void> => {
  try {
    await resultOf(indexedDB.deleteDatabase(editorDatabase))
  } catch {}
}

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    for (const event of ['error', 'blocked']) request.addEventListener(event, () => reject(request.error))
  })
