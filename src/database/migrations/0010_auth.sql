ALTER TABLE user ADD COLUMN mustChangePassword INTEGER DEFAULT 0; -- 1: somebody else has chosen the password
ALTER TABLE user ADD COLUMN firstSignInAt TEXT; -- ISO 8601, UTC
-- 'passkey': signed in with one; 'grace': the account's first sign-in, which needs no second step yet; null: neither.
ALTER TABLE session ADD COLUMN secondStep TEXT;

-- Links to choose a new password, sent by e-mail.
CREATE TABLE password_resets (
  token TEXT PRIMARY KEY NOT NULL, -- SHA-256 of the link's token, in hex
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;
CREATE INDEX password_resets_user ON password_resets (user_id);
CREATE INDEX password_resets_expiry ON password_resets (expires_at);

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
  createdAt TEXT, -- ISO 8601, UTC
  aaguid TEXT -- the authenticator's model
) STRICT;
CREATE INDEX passkey_user ON passkey (userId);
