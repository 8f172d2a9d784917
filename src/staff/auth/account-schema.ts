import * as v from 'valibot'
import { PasswordSchema } from './password.ts'
import { roles } from './user.ts'

const wrongAddress = 'Enter an email address in the form name@example.com.'
/** An account's address; letters count the same in either case. */
export const EmailSchema = v.pipe(
  v.string(wrongAddress),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, wrongAddress),
  v.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, wrongAddress),
)

/** What somebody types to sign in. What a password has to be is for those who choose one. */
export const CredentialsSchema = v.object(
  {
    email: EmailSchema,
    password: v.pipe(
      v.string('Enter your password.'),
      v.nonEmpty('Enter your password.'),
      v.maxLength(1000, 'A password has at most 128 characters.'),
    ),
  },
  'Enter your email address and your password.',
)
export type Credentials = v.InferOutput<typeof CredentialsSchema>

/** The second step: six digits of the authenticator, or a recovery code. */
export const CodeSchema = v.object(
  {
    code: v.pipe(
      v.string('Enter the code.'),
      v.transform((code) => code.replaceAll(/\s/g, '')),
      v.regex(
        /^(\d{6}|[A-Za-z\d]{5}-[A-Za-z\d]{5})$/,
        'A code has six digits; a recovery code looks like aB3dE-fG5hJ.',
      ),
    ),
  },
  'Enter the code.',
)

/** An account that an admin makes. */
export const NewUserSchema = v.object(
  {
    name: v.pipe(
      v.string('Enter a name.'),
      v.trim(),
      v.nonEmpty('Enter a name.'),
      v.maxLength(120, 'Keep the name to 120 characters.'),
    ),
    email: EmailSchema,
    role: v.picklist(roles, 'Choose staff or admin.'),
    password: PasswordSchema,
  },
  'Enter name, email address, role and password.',
)
export type NewUser = v.InferOutput<typeof NewUserSchema>

export const PasswordChangeSchema = v.object(
  { currentPassword: v.pipe(v.string(), v.nonEmpty('Enter your present password.')), newPassword: PasswordSchema },
  'Enter your present and your new password.',
)
