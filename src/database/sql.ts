import * as v from 'valibot'

export type Part = { text: string; values: unknown[] }
type Tag<Result> = (texts: TemplateStringsArray, ...given: unknown[]) => Result

/** A part of a statement. What stands in `${}` is bound as a value, unless it is a part itself. */
export const part: Tag<Part> = (texts, ...given) => {
  const parts = given.map((one): Part => (isPart(one) ? one : { text: '?', values: [one] }))
  const text = String.raw({ raw: texts }, ...parts.map(({ text }) => text))
  return { text, values: parts.flatMap(({ values }) => values) }
}

/** SQL that is not escaped. Never pass it anything that came from outside. */
export const raw = (text: string): Part => ({ text, values: [] })

const isPart = (one: unknown): one is Part => typeof one === 'object' && one !== null

/** A statement, ready to run: sql(db)`DELETE FROM drafts WHERE id = ${id}`. */
export const sql =
  (db: D1Database): Tag<D1PreparedStatement> =>
  (...template) => {
    const { text, values } = part(...template)
    return db.prepare(text).bind(...values)
  }

export const select =
  <Schema extends v.GenericSchema>(db: D1Database, schema: Schema): Tag<Promise<v.InferOutput<Schema>[]>> =>
  async (...template) => {
    const { results } = await sql(db)(...template).all()
    return v.parse(v.array(schema), results)
  }

export const selectOne =
  <Schema extends v.GenericSchema>(db: D1Database, schema: Schema): Tag<Promise<v.InferOutput<Schema> | null>> =>
  async (...template) => {
    const row = await sql(db)(...template).first()
    return row && v.parse(schema, row)
  }

export const exists =
  (db: D1Database): Tag<Promise<boolean>> =>
  async (...template) =>
    (await sql(db)(...template).first()) !== null
