-- Moments are ISO 8601 in UTC, booleans 0 and 1.

CREATE TABLE contactmails (
  id TEXT PRIMARY KEY NOT NULL, -- UUID, the sender's idempotency key where there is one
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL,
  reason TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL,
  source TEXT NOT NULL DEFAULT 'form', -- 'form' or 'email'
  verdict TEXT NOT NULL DEFAULT 'ham', -- 'ham' or 'spam'; either is kept
  verdict_reasons TEXT NOT NULL DEFAULT '', -- separated by spaces
  rules_verdict TEXT, -- what the spam rules said, once staff have set the verdict
  receipt_sent_at TEXT, -- null: the sender got no receipt
  status TEXT NOT NULL DEFAULT 'open', -- 'open', 'waiting' (for the sender), 'answered', 'closed'
  opened_at TEXT, -- the reply is due from here; null: from created_at
  answered_at TEXT, -- of the first reply
  assignee TEXT, -- an account's id
  read_at TEXT,
  changed_at TEXT, -- null: not since it arrived
  about TEXT NOT NULL DEFAULT '', -- the path of the page that it is about
  topic TEXT NOT NULL DEFAULT '', -- that page's name when it arrived
  search_text TEXT NOT NULL DEFAULT '' -- sender, fields, topic and reference, folded by src/contactmails/search/fold.ts
) STRICT;
CREATE INDEX contactmails_newest ON contactmails (created_at DESC, id DESC, verdict, status);
CREATE INDEX contactmails_by_verdict ON contactmails (verdict, created_at DESC, id DESC);
CREATE INDEX contactmails_by_reason ON contactmails (reason, created_at DESC, id DESC, verdict);
CREATE INDEX contactmails_by_topic ON contactmails (about, created_at DESC, id DESC, verdict);
CREATE INDEX contactmails_unread ON contactmails (verdict, created_at DESC, id DESC, read_at) WHERE read_at IS NULL;
CREATE INDEX contactmails_by_sender ON contactmails (email COLLATE NOCASE, created_at DESC, id DESC);
CREATE INDEX contactmails_by_status ON contactmails (status, coalesce(opened_at, created_at), id, verdict);
-- By status alone, a rare reason took reading all contactmails of the status.
CREATE INDEX contactmails_by_status_and_reason
  ON contactmails (status, reason, coalesce(opened_at, created_at), id, verdict);
CREATE INDEX contactmails_by_status_and_topic
  ON contactmails (status, about, coalesce(opened_at, created_at), id, verdict);
CREATE INDEX contactmails_by_assignee ON contactmails (assignee, created_at DESC, id DESC, status, verdict)
  WHERE assignee IS NOT NULL;
CREATE INDEX contactmails_changed ON contactmails (changed_at) WHERE changed_at IS NOT NULL;
CREATE INDEX contactmails_answered ON contactmails (answered_at) WHERE answered_at IS NOT NULL;
-- Compares what the spam rules said with what staff said.
CREATE INDEX contactmails_judged ON contactmails (rules_verdict, verdict, created_at DESC)
  WHERE rules_verdict IS NOT NULL;

-- What staff can still take back: each row that a change has altered or removed, as it was before.
CREATE TABLE changes (
  change_id TEXT NOT NULL, -- UUID of one press of a button, which may change many rows
  kind TEXT NOT NULL, -- 'status', 'assignee', 'read', 'verdict', 'sent' or 'deleted'; what is deleted lies in the bin
  actor TEXT NOT NULL, -- an account's e-mail address; nobody else takes it back
  at TEXT NOT NULL,
  until TEXT NOT NULL, -- afterwards the row goes
  contactmail_id TEXT NOT NULL,
  origin TEXT NOT NULL, -- the table: 'contactmails', 'entries' or 'drafts'
  fields TEXT NOT NULL -- JSON: all columns of a deleted row, else those that the change has set
) STRICT;
CREATE INDEX changes_of ON changes (change_id, origin, contactmail_id);
CREATE INDEX changes_contactmail ON changes (contactmail_id);
CREATE INDEX changes_expiry ON changes (until);
CREATE INDEX changes_bin ON changes (origin, at DESC) WHERE kind = 'deleted';

-- Entries of threads: replies of staff, what senders wrote back by e-mail, and notes among staff, which are never sent.
CREATE TABLE entries (
  id TEXT PRIMARY KEY NOT NULL, -- UUID; of a reply or a note the idempotency key
  contactmail_id TEXT NOT NULL,
  direction TEXT NOT NULL, -- 'out', 'in' or 'note'
  author TEXT NOT NULL, -- 'out' and 'note': an account's e-mail address; 'in': the sender's
  body TEXT NOT NULL, -- plain text
  message_id TEXT, -- with its angle brackets; 'note': null
  created_at TEXT NOT NULL,
  state TEXT NOT NULL, -- 'out': 'queued', 'sent' or 'failed'; 'in': 'received'; 'note': 'noted'
  error TEXT, -- why it has failed
  sent_at TEXT,
  sets_status TEXT, -- 'out': the contactmail's status from this reply on
  is_automatic INTEGER NOT NULL DEFAULT 0, -- 'in': written by a machine, such as an absence notice
  envelope TEXT NOT NULL DEFAULT '', -- 'in': the address in the return path
  is_verified INTEGER NOT NULL DEFAULT 0, -- 'in': its author's domain vouches for it
  attachments TEXT NOT NULL DEFAULT '[]', -- JSON: [{"name", "type", "size", "file"}]; file: the key of its content in R2
  search_text TEXT NOT NULL DEFAULT '' -- the body, folded
) STRICT;
CREATE INDEX entries_thread ON entries (contactmail_id, created_at, id);
CREATE UNIQUE INDEX entries_message ON entries (message_id);
CREATE INDEX entries_unsent ON entries (state, created_at) WHERE direction = 'out' AND state <> 'sent';
-- Find what an address wrote, to erase it.
CREATE INDEX entries_received ON entries (author COLLATE NOCASE) WHERE direction = 'in';
CREATE INDEX entries_received_by_envelope ON entries (envelope COLLATE NOCASE) WHERE direction = 'in';

-- How often somebody has tried to sign in, and how many e-mails came in, for each limit.
CREATE TABLE limit_counts (
  key TEXT PRIMARY KEY NOT NULL, -- a keyed digest: neither accounts nor addresses nor threads stand here
  count INTEGER NOT NULL,
  resets_at TEXT NOT NULL
) STRICT;
CREATE INDEX limit_counts_reset ON limit_counts (resets_at);

-- Who was erased, so that what the queue still holds from them is not stored.
CREATE TABLE erasures (
  address TEXT PRIMARY KEY NOT NULL, -- a keyed digest
  erased_at TEXT NOT NULL
) STRICT;
CREATE INDEX erasures_time ON erasures (erased_at);

-- What they send is spam. Goes with their erasure.
CREATE TABLE blocked_senders (
  address TEXT PRIMARY KEY NOT NULL COLLATE NOCASE,
  blocked_by TEXT NOT NULL, -- an account's e-mail address
  blocked_at TEXT NOT NULL
) STRICT;

-- What staff have written and not sent yet.
CREATE TABLE drafts (
  contactmail_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  kind TEXT NOT NULL, -- 'reply' or 'note'
  id TEXT NOT NULL, -- UUID: that of the reply or note it becomes
  body TEXT NOT NULL,
  version INTEGER NOT NULL, -- one more with each save, so that a tab cannot overwrite what it has not seen
  tab TEXT NOT NULL, -- UUID of the page that saved it
  updated_at TEXT NOT NULL,
  attachments TEXT NOT NULL DEFAULT '[]', -- as in entries
  PRIMARY KEY (contactmail_id, user_id, kind)
) STRICT;
CREATE INDEX drafts_by_id ON drafts (id);

-- Replies to choose from, with placeholders.
CREATE TABLE saved_replies (
  id TEXT PRIMARY KEY NOT NULL, -- UUID
  name TEXT NOT NULL,
  reason TEXT, -- null: for every reason
  body TEXT NOT NULL,
  digit INTEGER, -- the key that inserts it: 1 to 9
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX saved_replies_by_key ON saved_replies (coalesce(digit, 10), name COLLATE NOCASE, id);

-- Addresses of other systems that are told of enquiries and of their status.
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY NOT NULL, -- UUID
  url TEXT NOT NULL,
  secret TEXT NOT NULL, -- whsec_ and base64: signs, so it cannot be a hash
  previous_secrets TEXT, -- separated by spaces; they also sign until previous_until
  previous_until TEXT,
  is_enabled INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX webhooks_enabled ON webhooks (is_enabled, id);

-- Everything that leaves and is tried again. Its text is read when it is sent, so that nothing erased stays here.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY NOT NULL, -- of a reply its own, of a webhook's message the header webhook-id
  kind TEXT NOT NULL, -- 'notification', 'receipt', 'reply' or 'webhook'
  contactmail_id TEXT NOT NULL,
  webhook_id TEXT REFERENCES webhooks (id) ON DELETE CASCADE,
  data TEXT NOT NULL DEFAULT '{}', -- JSON: of a receipt the page that it names and the hashes that its limits count, of a webhook's message the event, of a notification to one account whom it tells of what
  created_at TEXT NOT NULL, -- of a webhook's message when the event happened
  state TEXT NOT NULL DEFAULT 'queued', -- 'queued', 'sending', 'sent' or 'failed'; of a reply that was taken back 'undone'
  next_attempt_at TEXT NOT NULL,
  claim TEXT, -- UUID of the attempt that sends it; only that attempt may record its result
  claimed_at TEXT, -- when the last attempt began
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT, -- of the last attempt
  sent_at TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (kind, attempts, next_attempt_at) WHERE state = 'queued';
CREATE INDEX outbox_unfinished ON outbox (claimed_at) WHERE state = 'sending';
CREATE INDEX outbox_newest ON outbox (kind, created_at);
CREATE INDEX outbox_contactmail ON outbox (contactmail_id);
CREATE INDEX outbox_webhook ON outbox (webhook_id);

-- How many messages the queue gave up for a while, by the hour. Their content stays in the queue.
CREATE TABLE dead_letters (
  hour TEXT PRIMARY KEY NOT NULL, -- up to the hour: 2026-11-22T18
  count INTEGER NOT NULL
) STRICT;

-- The tables of better-auth 1.7 with its admin, two-factor and passkey plugins, named as it expects them.
CREATE TABLE user (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE, -- lower case
  emailVerified INTEGER NOT NULL DEFAULT 0,
  image TEXT,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  role TEXT, -- 'staff' or 'admin'
  banned INTEGER DEFAULT 0, -- 1 once an admin has disabled the account
  banReason TEXT,
  banExpires TEXT,
  twoFactorEnabled INTEGER DEFAULT 0,
  mayPublish INTEGER DEFAULT 0, -- 1 once an admin has allowed it; admins may anyway
  wantsNotices INTEGER NOT NULL DEFAULT 1, -- 0: no e-mail about replies to, and assignments of, own messages
  firstSignInAt TEXT,
  signature TEXT -- below each reply; null: none
) STRICT;

CREATE TABLE session (
  id TEXT PRIMARY KEY NOT NULL,
  expiresAt TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL,
  ipAddress TEXT,
  userAgent TEXT,
  userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  impersonatedBy TEXT,
  -- 'passkey': signed in with one; 'grace': the account's first sign-in, which needs no second step yet; null: neither.
  secondStep TEXT
) STRICT;
CREATE INDEX session_user ON session (userId);
CREATE INDEX session_expiry ON session (expiresAt);

CREATE TABLE account (
  id TEXT PRIMARY KEY NOT NULL,
  accountId TEXT NOT NULL,
  providerId TEXT NOT NULL,
  userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  accessToken TEXT,
  refreshToken TEXT,
  idToken TEXT,
  accessTokenExpiresAt TEXT,
  refreshTokenExpiresAt TEXT,
  scope TEXT,
  password TEXT, -- scrypt, salt:key in hex
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
) STRICT;
CREATE INDEX account_user ON account (userId);

CREATE TABLE verification (
  id TEXT PRIMARY KEY NOT NULL,
  identifier TEXT NOT NULL, -- hashed
  value TEXT NOT NULL, -- of a challenge or a link to choose a new password the account's id
  expiresAt TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
) STRICT;
CREATE INDEX verification_identifier ON verification (identifier);
CREATE INDEX verification_expiry ON verification (expiresAt);
CREATE INDEX verification_value ON verification (value);

CREATE TABLE twoFactor (
  id TEXT PRIMARY KEY NOT NULL,
  secret TEXT NOT NULL, -- encrypted with BETTER_AUTH_SECRET
  backupCodes TEXT NOT NULL, -- likewise
  userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  verified INTEGER DEFAULT 1,
  failedVerificationCount INTEGER DEFAULT 0,
  lockedUntil TEXT,
  lastStep INTEGER -- the 30-second step of the last accepted code: this one and all before it are used up
) STRICT;
CREATE INDEX twoFactor_user ON twoFactor (userId);

CREATE TABLE passkey (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT, -- its owner's name for it
  publicKey TEXT NOT NULL, -- base64
  userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  credentialID TEXT NOT NULL UNIQUE, -- base64url
  counter INTEGER NOT NULL, -- signatures so far; 0 where the authenticator does not count
  deviceType TEXT NOT NULL, -- 'singleDevice' or 'multiDevice'
  backedUp INTEGER NOT NULL,
  transports TEXT, -- separated by commas
  createdAt TEXT,
  aaguid TEXT -- the authenticator's model
) STRICT;
CREATE INDEX passkey_user ON passkey (userId);

-- Who has a contactmail open.
CREATE TABLE presence (
  contactmail_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  is_writing INTEGER NOT NULL DEFAULT 0,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (contactmail_id, user_id)
) STRICT;
CREATE INDEX presence_seen ON presence (seen_at);

-- Who did what with which, and when.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  actor TEXT NOT NULL, -- an account's e-mail address, or what acted in place of a person
  action TEXT NOT NULL,
  subject TEXT NOT NULL DEFAULT '', -- an id, an address or a count; never a message's text
  count INTEGER NOT NULL DEFAULT 1 -- how many failed sign-ins one entry stands for
) STRICT;
-- Finds the entry that a repeated one would double.
CREATE INDEX audit_by_action ON audit (action, actor, at);
-- The history of a contactmail: its subject is the id, or the id and a detail.
CREATE INDEX audit_by_subject ON audit (subject) WHERE action <> 'mail-read';
