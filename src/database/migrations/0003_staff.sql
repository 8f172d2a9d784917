ALTER TABLE contactmails ADD COLUMN read_at TEXT; -- ISO 8601, UTC
ALTER TABLE contactmails ADD COLUMN deleted_at TEXT; -- ISO 8601, UTC; the row goes once this cannot be undone any more

CREATE INDEX contactmails_by_verdict ON contactmails (verdict, created_at DESC, id DESC, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX contactmails_by_reason ON contactmails (reason, created_at DESC, id DESC, verdict, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX contactmails_unread ON contactmails (verdict, created_at DESC, id DESC, read_at, deleted_at)
  WHERE deleted_at IS NULL AND read_at IS NULL;
CREATE INDEX contactmails_by_sender ON contactmails (email COLLATE NOCASE, created_at DESC, id DESC);
CREATE INDEX contactmails_deleted ON contactmails (deleted_at) WHERE deleted_at IS NOT NULL;

-- The tables of better-auth 1.7 with its admin and two-factor plugins, named as it expects them.
-- Dates are ISO 8601 in UTC, booleans 0 and 1.
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
  twoFactorEnabled INTEGER DEFAULT 0
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
  impersonatedBy TEXT
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
  identifier TEXT NOT NULL,
  value TEXT NOT NULL,
  expiresAt TEXT NOT NULL,
  createdAt TEXT NOT NULL,
  updatedAt TEXT NOT NULL
) STRICT;
CREATE INDEX verification_identifier ON verification (identifier);
CREATE INDEX verification_expiry ON verification (expiresAt);

CREATE TABLE twoFactor (
  id TEXT PRIMARY KEY NOT NULL,
  secret TEXT NOT NULL, -- encrypted with BETTER_AUTH_SECRET
  backupCodes TEXT NOT NULL, -- likewise
  userId TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  verified INTEGER DEFAULT 1,
  failedVerificationCount INTEGER DEFAULT 0,
  lockedUntil TEXT
) STRICT;
CREATE INDEX twoFactor_user ON twoFactor (userId);

-- How often somebody has tried to sign in, for each account and each network address.
CREATE TABLE sign_in_attempts (
  key TEXT PRIMARY KEY NOT NULL, -- a keyed digest: neither accounts nor addresses stand here
  count INTEGER NOT NULL,
  resets_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;
CREATE INDEX sign_in_attempts_reset ON sign_in_attempts (resets_at);

-- Who did what with which, and when. Rows are added and read, never changed.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL, -- ISO 8601, UTC
  actor TEXT NOT NULL, -- an account's e-mail address, or what acted in place of a person
  action TEXT NOT NULL,
  subject TEXT NOT NULL DEFAULT '' -- an id, an address or a count; never a message's text
) STRICT;
