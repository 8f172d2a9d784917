import { parseLabels } from '../schemas/labels.ts'
import { bannerWords } from './interface.ts'

export const signInWords = {
  ...parseLabels({
    heading: 'Staff sign-in',
    hint: 'For people who work at Forager. An account comes from an admin.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    sending: 'Signing in...',
  }),
  banner: bannerWords,
}

export const codeWords = parseLabels({
  heading: 'The second step',
  hint: 'Enter the six digits that your authenticator app shows for Forager, or one of your recovery codes.',
  code: 'Code',
  submit: 'Sign in',
  back: 'Start again',
})

export const staffMenuWords = parseLabels({
  landmark: 'Staff',
  contactmails: 'Messages',
  sender: 'One sender',
  users: 'Accounts',
  audit: 'Record',
  account: 'My account',
})

export const inboxWords = {
  ...parseLabels({
    heading: 'Messages',
    counts: '{ham} messages, {unread} unread. {spam} taken for spam.',
    search: 'Search',
    reason: 'Reason',
    anyReason: 'Any reason',
    verdict: 'Folder',
    ham: 'Messages',
    spam: 'Spam',
    both: 'Both',
    unreadOnly: 'Unread only',
    show: 'Show',
    clear: 'Clear',
    unread: 'New',
    spamMark: 'Spam',
    delete: 'Delete',
    deleteTitle: 'Delete “{subject}”?',
    confirm: 'Delete',
    cancel: 'Keep it',
    deleted: 'The message is deleted. You can undo this for 10 seconds.',
    undo: 'Undo',
    tooLate: 'This deletion could not be undone: the ten seconds are over.',
    empty: 'No messages here.',
    emptySoFar: 'Nothing among the newer messages. There are older ones to look through.',
    older: 'Older messages',
    newest: 'Back to the newest',
    exportCsv: 'Export CSV',
    exportJson: 'Export JSON',
  }),
  banner: bannerWords,
}

export const mailWords = parseLabels({
  back: 'All messages',
  from: 'From',
  reason: 'Reason',
  received: 'Received',
  read: 'First opened',
  verdict: 'Taken for spam',
  noReasons: 'no reasons noted',
  reply: 'Reply by email',
  clear: 'This is not spam',
  delete: 'Delete',
  sender: 'All from this sender',
  unknown: 'There is no such message. It may have been deleted.',
  deleteHint: 'It leaves the list at once. For ten seconds it can be brought back.',
})

export const senderWords = parseLabels({
  heading: 'One sender',
  hint: 'Everything that one email address has sent: to hand it over when somebody asks for it, or to erase it.',
  email: 'Email address',
  find: 'Find',
  count: 'Messages from {email}: {count}',
  read: 'Read them',
  erase: 'Erase all of them',
  eraseHint:
    'They are removed at once and for good. The database provider’s own history forgets them after 30 days at the latest.',
  confirm: 'I mean it: erase everything from {email}',
  unconfirmed: 'Tick the box to erase everything from this address.',
  erased: 'Erased: {count}.',
})

export const auditWords = parseLabels({
  heading: 'Record',
  hint: 'Who did what, newest first. Entries are added and never changed.',
  when: 'When',
  who: 'Who',
  what: 'What',
  which: 'Which',
  empty: 'Nothing has happened yet.',
  older: 'Older entries',
  runs: 'Removal of old messages by schedule',
  noRuns: 'It has not run yet.',
  run: '{deleted} removed, received before {olderThan}',
})

export const usersWords = {
  ...parseLabels({
    heading: 'Accounts',
    make: 'A new account',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    password: 'First password',
    passwordHint: 'At least 12 characters. Hand it over in person; they change it under “My account”.',
    submit: 'Make the account',
    sending: 'Making it...',
    made: '{email} can sign in now.',
    twoFactor: 'with second step',
    disabled: 'disabled',
    disable: 'Disable',
    enable: 'Enable',
    you: 'you',
  }),
  banner: bannerWords,
}

export const accountWords = parseLabels({
  heading: 'My account',
  password: 'Change the password',
  passwordHint: 'At least 12 characters, any kind: four words are a good start. Everywhere else you are signed out.',
  current: 'Present password',
  next: 'New password',
  change: 'Change it',
  changed: 'Your password is changed. All your other sessions have ended.',
  twoFactor: 'The second step',
  twoFactorHint: 'With an authenticator app on your phone, a stolen password alone opens nothing.',
  isOn: 'The second step is on.',
  isOff: 'The second step is off.',
  isNeeded: 'Admins need the second step here. Set it up to go on.',
  start: 'Set it up',
  stop: 'Switch it off',
  stopped: 'The second step is off.',
  scan: 'Open this link on your phone, or type the key into your authenticator app:',
  open: 'Open in an authenticator app',
  key: 'Key',
  recovery: 'Recovery codes',
  recoveryHint: 'Each works once, in place of a code. Write them down now: they are not shown again.',
  code: 'The six digits that the app shows now',
  confirm: 'Switch it on',
  confirmed: 'The second step is on. You will be asked for a code at the next sign-in.',
})

export const accessWords = parseLabels({
  forbidden: 'This page is for admins.',
  unknown: 'There is nothing here.',
  otherOrigin: 'This can only be done from a page of this site.',
})
