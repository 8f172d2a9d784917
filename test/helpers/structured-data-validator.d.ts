/** The part that the tests use; the package ships no types. */
declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: unknown[] }
  export default class Validator {
    constructor(schemaOrg: unknown)
    validate(found: { jsonld: Record<string, unknown[]> }): Promise<Issue[]>
  }
}

declare module '*.d.ts?raw' {
  const text: string
  export default text
}
