import * as v from 'valibot'

export type Enrolment = { uri: string; secret: string; recoveryCodes: string[] }

export const enrolmentOf = (uri: string, recoveryCodes: string[]): Enrolment => ({
  uri,
  secret: new URL(uri).searchParams.get('secret') ?? '',
  recoveryCodes,
})

/** The enrolment in the form for the first code, shown again after a wrong code. */
export const PostedEnrolmentSchema = v.pipe(
  v.object({
    uri: v.pipe(v.string(), v.maxLength(600), v.startsWith('otpauth://totp/'), v.url()),
    recoveryCodes: v.pipe(v.string(), v.regex(/^[\w-]{11}( [\w-]{11}){0,19}$/)),
  }),
  v.transform(({ uri, recoveryCodes }) => enrolmentOf(uri, recoveryCodes.split(' '))),
)
