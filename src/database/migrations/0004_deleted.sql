-- Deleted mails until their deletion cannot be undone any more. The columns are those of contactmails.
CREATE TABLE deleted_contactmails (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL,
  reason TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL,
  verdict TEXT NOT NULL,
  verdict_reasons TEXT NOT NULL,
  notified_at TEXT,
  notify_tries INTEGER NOT NULL,
  notify_error TEXT,
  read_at TEXT,
  deleted_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;
CREATE INDEX deleted_contactmails_time ON deleted_contactmails (deleted_at);
CREATE INDEX deleted_contactmails_sender ON deleted_contactmails (email COLLATE NOCASE);

INSERT INTO deleted_contactmails
  (id, name, email, subject, reason, message, created_at, verdict, verdict_reasons,
   notified_at, notify_tries, notify_error, read_at, deleted_at)
SELECT id, name, email, subject, reason, message, created_at, verdict, verdict_reasons,
       notified_at, notify_tries, notify_error, read_at, deleted_at
FROM contactmails WHERE deleted_at IS NOT NULL;
DELETE FROM contactmails WHERE deleted_at IS NOT NULL;
-- contactmails.deleted_at stays for the version that still sets it; see docs/decisions/010.

-- Finds the entry that a repeated one would double.
CREATE INDEX audit_by_action ON audit (action, actor, at);

-- Exports of one sender's mails were recorded with the address, which an erasure then left there.
UPDATE audit
SET subject = substr(subject, 1, instr(subject, 'email=') + 5) || '(address)'
  || CASE WHEN instr(subject, '&since=') > 0 THEN substr(subject, instr(subject, '&since=')) ELSE '' END
WHERE action = 'mails-exported' AND instr(subject, 'email=') > 0;
