/** Whether a browser asks for a page that nobody has opened yet; old browsers said so in two other headers. */
export const isSpeculative = ({ headers }: Request): boolean =>
  ['Sec-Purpose', 'Purpose', 'X-Moz'].some((name) => headers.get(name)?.includes('prefetch'))
