import { bannerWords } from '../frame/words.ts'

export const signInWords = {
  heading: 'Staff sign-in',
  hint: 'For people who work at Forager. If you need an account, ask an admin.',
  forgot: 'Forgot your password?',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  sending: 'Signing in...',
  banner: bannerWords,
}

export const codeWords = {
  heading: 'Two-step verification',
  hint: 'Enter the six digits that your authenticator app shows for Forager, or one of your recovery codes.',
  code: 'Code',
  submit: 'Sign in',
  back: 'Start again',
}

export const resetWords = {
  forgot: 'Forgot your password?',
  forgotHint: 'Enter the email address of your account. We will send a link to choose a new password.',
  email: 'Email',
  send: 'Send the link',
  sent: 'If there is an account with this address, a link is on its way. It works once, within 30 minutes.',
  notSetUp: 'This server cannot send links. Ask an admin for a new password.',
  reset: 'Choose a new password',
  resetHint: 'At least 12 characters of any kind. Four unrelated words work well. You will be signed out everywhere.',
  newPassword: 'New password',
  save: 'Save the password',
  expired: 'This link has been used or is too old. Ask for a new one.',
  done: 'Your password has been changed. Sign in with the new one.',
  back: 'Sign in',
}

export const resetMailWords = {
  from: 'Forager website',
  subject: 'Choose a new password',
  text: `Hello {name},

Somebody asked for a new password for your account on the Forager website. If it was you, open this link within {minutes} minutes:

{url}

The link works once. If it was not you, ignore this mail: your password stays as it is.
`,
}

export const accountWords = {
  heading: 'My account',
  password: 'Change password',
  passwordHint:
    'At least 12 characters of any kind. Four unrelated words work well. You will be signed out everywhere else.',
  current: 'Current password',
  next: 'New password',
  change: 'Change password',
  changed: 'Your password has been changed, and you have been signed out everywhere else.',
  newPassword: 'Choose a new password',
  newPasswordHint: 'Somebody else knows the password that you signed in with. Choose one of your own to continue.',
  twoFactor: 'Two-step verification',
  twoFactorHint: 'With an authenticator app on your phone, nobody can sign in with your password alone.',
  isOn: 'Two-step verification is on.',
  isOff: 'Two-step verification is off.',
  isNeeded: 'Admins need two-step verification. Set it up to continue.',
  isNeededSoon: 'Admins need two-step verification. Set it up before you sign in the next time.',
  start: 'Set up',
  stop: 'Turn off',
  stopCode: 'Code from the app, or a recovery code',
  stopped: 'Two-step verification has been turned off.',
  scan: 'Scan this code with your authenticator app:',
  qrCode: 'QR code for the authenticator app',
  open: 'On your phone? Open this link in the app',
  key: 'Or enter this key',
  recovery: 'Recovery codes',
  recoveryHint: 'Each code works once, if you cannot use the app. Save them now: they will not be shown again.',
  code: 'Six-digit code from the app',
  confirm: 'Turn on',
  confirmed:
    'Two-step verification is on, and you have been signed out everywhere else. You will be asked for a code when you next sign in.',
}

export const passkeyWords = {
  heading: 'Passkeys',
  hint: 'Sign in with your fingerprint, face or PIN in place of password and code. You will be signed out everywhere else.',
  signIn: 'Sign in with a passkey',
  cancelled: 'No passkey was used. Try again, or sign in with your password.',
  refused: 'This passkey does not sign in here. Sign in with your password.',
  needed: 'Your password alone is not enough. Sign in with your passkey.',
  name: 'Name of the new passkey, such as “Work laptop”',
  password: 'Current password',
  add: 'Add a passkey',
  added: 'Passkey added. You have been signed out everywhere else.',
  failed: 'The passkey could not be added. Try again.',
  unsupported: 'Adding a passkey needs JavaScript and a browser that has passkeys.',
  unnamed: 'Passkey',
  since: 'Added',
  rename: 'Rename',
  newName: 'Name of the passkey',
  save: 'Save the name',
  renamed: 'The passkey has its new name.',
  remove: 'Remove',
  removed: 'Passkey removed. You have been signed out everywhere else.',
  missing: 'This passkey has been removed already.',
  last: 'Admins need a second step. Add another passkey or set up two-step verification first.',
  banner: bannerWords,
}

const { signIn, cancelled, banner } = passkeyWords
/** Those that the sign-in page needs. */
export const passkeySignInWords = { signIn, cancelled, banner }

export const sessionListWords = {
  heading: 'Where you are signed in',
  this: 'this browser',
  since: 'Signed in',
  end: 'Sign out',
  ended: 'That browser has been signed out.',
  endOthers: 'Sign out everywhere else',
  endedOthers: 'You have been signed out everywhere else.',
}
