import { port as builtPort } from '../e2e/site.ts'

/** Where the development server of the tests runs, on a copy of the sources that they may edit. */
export const port = builtPort + 100
export const origin = `http://localhost:${port}`
export const copy = 'dist/edited'

/** Who publishes there. */
export const account = { email: 'ada@forager.example', name: 'Ada Quill', password: 'four quiet harbour seals' }
