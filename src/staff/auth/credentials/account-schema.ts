import * as v from 'valibot'
import { roles } from '../../../browser-state/user-info.ts'

const wrongAddress = 'Enter an email address in the form name@example.com.'
export const EmailSchema = v.pipe(
  v.string(wrongAddress),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, wrongAddress),
  // better-auth signs in no other address.
  v.regex(/^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/, wrongAddress),
)

/** A new password. Source: NIST SP 800-63B, section "Password Verifiers" */
export const PasswordSchema = v.pipe(
  v.string('Enter a password.'),
  v.check((password) => [...password].length >= 12, 'A password has at least 12 characters.'),
  // better-auth counts UTF-16 code units.
  v.maxLength(128, 'A password has at most 128 characters.'),
)

/** The rules for new passwords do not apply to one that an account has. */
const givenPassword = (missing: string) =>
  v.pipe(v.string(missing), v.nonEmpty(missing), v.maxLength(1000, 'A password has at most 128 characters.'))
const CurrentPasswordSchema = givenPassword('Enter your current password.')

export const CredentialsSchema = v.object(
  { email: EmailSchema, password: givenPassword('Enter your password.') },
  'Enter your email address and your password.',
)

const wrongCode = 'A code has six digits. A recovery code looks like ab3de-fg5hj.'

export const CodeSchema = v.object(
  {
    code: v.pipe(
      v.string('Enter the code.'),
      v.maxLength(40, wrongCode),
      v.transform((typed) => typed.replaceAll(/[\s\p{Pd}]/gu, '').toLowerCase()),
      v.regex(/^(\d{6}|[a-z\d]{10})$/, wrongCode),
    ),
  },
  'Enter the code.',
)

export const isRecoveryCode = (code: string) => code.length === 10

export const NewUserSchema = v.object(
  {
    name: v.pipe(
      v.string('Enter a name.'),
      v.trim(),
      v.nonEmpty('Enter a name.'),
      v.maxLength(120, 'Use at most 120 characters for the name.'),
      v.regex(/^\P{Cc}*$/u, 'The name has characters that cannot be kept.'),
    ),
    email: EmailSchema,
    role: v.picklist(roles, 'Choose staff or admin.'),
  },
  'Enter name, email address and role.',
)

export const PasswordChangeSchema = v.object(
  { currentPassword: CurrentPasswordSchema, newPassword: v.string('Enter a password.') },
  'Enter your current and your new password.',
)

export const ResetRequestSchema = v.object({ email: EmailSchema }, wrongAddress)

export const OwnPasswordSchema = v.object({ password: CurrentPasswordSchema }, 'Enter your current password.')

export const SecondStepStopSchema = v.object(
  { password: CurrentPasswordSchema, code: CodeSchema.entries.code },
  'Enter your current password and a code.',
)
