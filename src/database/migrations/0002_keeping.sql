ALTER TABLE contactmails ADD COLUMN verdict TEXT NOT NULL DEFAULT 'ham'; -- 'ham' or 'spam'; either is kept
ALTER TABLE contactmails ADD COLUMN verdict_reasons TEXT NOT NULL DEFAULT ''; -- separated by spaces
ALTER TABLE contactmails ADD COLUMN notified_at TEXT; -- ISO 8601, UTC; null until the notice to staff was sent
ALTER TABLE contactmails ADD COLUMN notify_tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE contactmails ADD COLUMN notify_error TEXT; -- of the last try

CREATE INDEX contactmails_unnotified ON contactmails (notify_tries, created_at) WHERE notified_at IS NULL;

CREATE TABLE retention_runs (
  id INTEGER PRIMARY KEY,
  ran_at TEXT NOT NULL, -- ISO 8601, UTC
  deleted INTEGER NOT NULL,
  older_than TEXT NOT NULL -- mails that came before this moment were deleted
) STRICT;
