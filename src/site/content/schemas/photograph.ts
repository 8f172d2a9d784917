import * as v from 'valibot'
import { WordsSchema } from './words.ts'

/** The file that a text means, in one of the folders of pictures, however an editor wrote the way to it. */
export const fileOf = (text: string, folder: 'photographs' | 'logos') =>
  new RegExp(`^(?:\\.{0,2}/)*(?:(?:src/site/content/)?${folder}/)?([\\w~-]+\\.\\w+)$`).exec(text)?.[1]

const PictureFileSchema = (folder: 'photographs' | 'logos') =>
  v.pipe(
    v.string(),
    v.check((text) => fileOf(text, folder) !== undefined, `must be a file in the folder ${folder}`),
    v.transform((text) => fileOf(text, folder) as string),
  )

export const PhotographFileSchema = PictureFileSchema('photographs')

/** A file of the folder `logos`, SVG or PNG. */
export const LogoFileSchema = PictureFileSchema('logos')

/** Per cent of the way from the left, or from the top. */
const ShareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** The point that stays in sight where the edges are cut off. */
export const FocalPointSchema = v.pipe(
  v.strictObject({ x: ShareSchema, y: ShareSchema }),
  v.title('What stays in sight'),
  v.description('Press the part that must stay in sight where the edges are cut off.'),
)

export const PortraitPhotographSchema = v.strictObject({
  file: PhotographFileSchema,
  focus: v.exactOptional(FocalPointSchema),
})

export const PhotographSchema = v.strictObject({
  ...PortraitPhotographSchema.entries,
  alt: v.pipe(WordsSchema, v.description('In words, for those who do not see it.')),
})
