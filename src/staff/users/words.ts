import { bannerWords } from '../frame/words.ts'

export const usersWords = {
  heading: 'Accounts',
  create: 'New account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  password: 'Temporary password',
  passwordHint: 'At least 12 characters. Hand it over in person. They choose their own at the first sign-in.',
  submit: 'Create account',
  sending: 'Creating account...',
  created: 'Account created. Its owner can sign in now.',
  twoFactor: 'two-step verification on',
  disabled: 'disabled',
  disable: 'Disable',
  enable: 'Enable',
  you: 'you',
  banner: bannerWords,
}
