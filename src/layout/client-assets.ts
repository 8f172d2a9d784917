import manifest from 'virtual:client-manifest'

const entry = 'src/client.ts'

/** The style sheet and the loader that every page links, with their hashed names in production. */
export const clientAssets = manifest
  ? {
      styles: manifest[entry]?.css?.map((file) => `/${file}`) ?? [],
      script: `/${manifest[entry]?.file}`,
    }
  : { styles: ['/__uno.css'], script: `/${entry}` }
