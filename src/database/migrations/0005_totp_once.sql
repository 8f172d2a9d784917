-- The 30-second step of the last code that was accepted: this one and all before it are used up.
ALTER TABLE twoFactor ADD COLUMN lastStep INTEGER;

-- A challenge is a verification whose value is the account's id.
CREATE INDEX verification_value ON verification (value);
