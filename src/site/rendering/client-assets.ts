import manifest from 'virtual:client-manifest'

const entry = 'src/client.ts'
const vitals = 'src/vitals.ts'

/** The style sheet and the loader that every page links, and what measures its speed where that is counted, with their hashed names in production. */
export const clientAssets = manifest
  ? {
      styles: manifest[entry]?.css?.map((file) => `/${file}`) ?? [],
      script: `/${manifest[entry]?.file}`,
      vitals: `/${manifest[vitals]?.file}`,
    }
  : { styles: ['/__uno.css'], script: `/${entry}`, vitals: `/${vitals}` }
