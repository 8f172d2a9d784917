import catalogue from '../printed/catalogue.json' with { type: 'json' }

type Entry = { file: string; width: number; height: number; alt: string }
type Catalogue = typeof catalogue
export type PictureName = { [Name in keyof Catalogue]: Catalogue[Name] extends Entry ? Name : never }[keyof Catalogue]

/** The `<img>` attributes of a printed drawing. `npm run art` writes the catalogue. */
export const picture = (name: PictureName) => {
  const { file, width, height, alt } = catalogue[name]
  return { src: `/${file}`, width, height, alt }
}
