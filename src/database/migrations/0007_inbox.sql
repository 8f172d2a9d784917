-- What staff do with a contactmail. Versions before this migration insert rows without these columns.
ALTER TABLE contactmails ADD COLUMN status TEXT NOT NULL DEFAULT 'open'; -- 'open', 'waiting' (for the sender), 'answered', 'closed'
ALTER TABLE contactmails ADD COLUMN opened_at TEXT; -- ISO 8601, UTC; the answer is due from here; null: from created_at
ALTER TABLE contactmails ADD COLUMN answered_at TEXT; -- ISO 8601, UTC; of the first answer
ALTER TABLE contactmails ADD COLUMN assignee TEXT; -- an account's id
ALTER TABLE contactmails ADD COLUMN source TEXT NOT NULL DEFAULT 'form'; -- 'form' or 'email'
ALTER TABLE contactmails ADD COLUMN rules_verdict TEXT; -- what the spam rules said, once staff have set the verdict
ALTER TABLE contactmails ADD COLUMN receipt_sent_at TEXT; -- ISO 8601, UTC; null: the sender got no receipt
ALTER TABLE contactmails ADD COLUMN changed_at TEXT; -- ISO 8601, UTC; null: not since it arrived

CREATE INDEX contactmails_by_status ON contactmails (status, coalesce(opened_at, created_at), id, verdict, deleted_at)
  WHERE deleted_at IS NULL;
CREATE INDEX contactmails_answered ON contactmails (answered_at) WHERE answered_at IS NOT NULL;

ALTER TABLE deleted_contactmails ADD COLUMN status TEXT NOT NULL DEFAULT 'open';
ALTER TABLE deleted_contactmails ADD COLUMN opened_at TEXT;
ALTER TABLE deleted_contactmails ADD COLUMN answered_at TEXT;
ALTER TABLE deleted_contactmails ADD COLUMN assignee TEXT;
ALTER TABLE deleted_contactmails ADD COLUMN source TEXT NOT NULL DEFAULT 'form';
ALTER TABLE deleted_contactmails ADD COLUMN rules_verdict TEXT;
ALTER TABLE deleted_contactmails ADD COLUMN receipt_sent_at TEXT;
ALTER TABLE deleted_contactmails ADD COLUMN changed_at TEXT;
-- The thread of a deleted contactmail, as JSON: {"replies": [row, ...], "notes": [row, ...]}.
ALTER TABLE deleted_contactmails ADD COLUMN thread TEXT NOT NULL DEFAULT '{}';

-- Answers of staff, and what senders wrote back by e-mail.
CREATE TABLE replies (
  id TEXT PRIMARY KEY NOT NULL, -- UUID; of an answer the idempotency key
  contactmail_id TEXT NOT NULL,
  direction TEXT NOT NULL, -- 'out' or 'in'
  author TEXT NOT NULL, -- 'out': an account's e-mail address; 'in': the sender's
  body TEXT NOT NULL, -- plain text
  message_id TEXT NOT NULL, -- with its angle brackets
  in_reply_to TEXT,
  created_at TEXT NOT NULL, -- ISO 8601, UTC
  state TEXT NOT NULL, -- 'out': 'queued', 'sending', 'sent' or 'failed'; 'in': 'received'
  tries INTEGER NOT NULL DEFAULT 0,
  error TEXT, -- of the last try
  claimed_at TEXT, -- ISO 8601, UTC; when the last try began
  sent_at TEXT, -- ISO 8601, UTC
  attachments TEXT NOT NULL DEFAULT '[]' -- JSON: [{"name", "type", "bytes"}]; their content is not stored
) STRICT;
CREATE INDEX replies_thread ON replies (contactmail_id, created_at, id);
CREATE UNIQUE INDEX replies_message ON replies (message_id);
CREATE INDEX replies_unsent ON replies (state, created_at) WHERE direction = 'out' AND state <> 'sent';

-- Notes among staff, never sent.
CREATE TABLE notes (
  id TEXT PRIMARY KEY NOT NULL, -- UUID
  contactmail_id TEXT NOT NULL,
  author TEXT NOT NULL, -- an account's e-mail address
  body TEXT NOT NULL,
  created_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;
CREATE INDEX notes_thread ON notes (contactmail_id, created_at, id);

-- Answers to choose from, with placeholders.
CREATE TABLE saved_answers (
  id TEXT PRIMARY KEY NOT NULL, -- UUID
  name TEXT NOT NULL,
  reason TEXT, -- null: for every reason
  body TEXT NOT NULL,
  updated_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;

-- Who has a contactmail open.
CREATE TABLE presence (
  contactmail_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  is_writing INTEGER NOT NULL DEFAULT 0,
  seen_at TEXT NOT NULL, -- ISO 8601, UTC
  PRIMARY KEY (contactmail_id, user_id)
) STRICT;
