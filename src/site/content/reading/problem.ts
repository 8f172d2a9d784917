/** What is wrong with a file of content, where it is known in which line and field. */
export type Problem = { file: string; line?: number | undefined; field?: string | undefined; message: string }

/** One plain sentence: "brands/fdi.md, line 3, tagline: must be text." What it quotes stays on its line. */
export const sentence = ({ file, line, field, message }: Problem) =>
  `${[file, line && `line ${line}`, field].filter(Boolean).join(', ')}: ${message}.`.replaceAll(/\p{C}+/gu, ' ')

/** Thrown with all problems of the content, one a line. */
export class ContentError extends Error {
  override name = 'ContentError'
  constructor(problems: Problem[]) {
    super(problems.map(sentence).join('\n'))
  }
}
