import manifest from 'virtual:client-manifest'

const entry = 'src/browser/loader.ts'
const vitals = 'src/analytics/vitals.ts'

/** URLs of the style sheets, the loader and the web vitals script; hashed in production. */
export const clientAssets = manifest
  ? {
      styles: manifest[entry]?.css?.map((file) => `/${file}`) ?? [],
      script: `/${manifest[entry]?.file}`,
      vitals: `/${manifest[vitals]?.file}`,
    }
  : { styles: ['/__uno.css'], script: `/${entry}`, vitals: `/${vitals}` }
