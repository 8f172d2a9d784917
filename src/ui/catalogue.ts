import catalogue from './catalogue.json' with { type: 'json' }

type Entry = { file: string; width: number; height: number; alt: string }
type Catalogue = typeof catalogue
export type PictureName = { [Name in keyof Catalogue]: Catalogue[Name] extends Entry ? Name : never }[keyof Catalogue]

/** What an `<img>` needs of a published drawing. The catalogue is made by `npm run art`. */
export const picture = (name: PictureName) => {
  const { file, width, height, alt } = catalogue[name]
  return { src: `/${file}`, width, height, alt }
}
