import catalogue from '../printed/catalogue.json' with { type: 'json' }

export { default as downloads } from '../printed/downloads.json' with { type: 'json' }

type Entry = { file: string; width: number; height: number; alt: string }
type Catalogue = typeof catalogue
export type PictureName = { [Name in keyof Catalogue]: Catalogue[Name] extends Entry ? Name : never }[keyof Catalogue]

export const isPrinted = (name: string): name is PictureName => name in catalogue

/** The `<img>` attributes of a printed drawing. `npm run art` writes the catalogue. @throws Error if it is not drawn */
export const picture = (name: PictureName) => {
  const entry: Entry | undefined = catalogue[name]
  if (!entry)
    throw new Error(
      `There is no drawing ${name}. Draw it in art/${name.replace('plates', 'scenes')}.ts, run: npm run art`,
    )
  const { file, width, height, alt } = entry
  return { src: `/${file}`, width, height, alt }
}

export const fontUrls = [catalogue['fonts/fraunces'], catalogue['fonts/figtree']].map(({ file }) => `/${file}`)
