-- What became of a mail after it was accepted.
ALTER TABLE contactmails ADD COLUMN verdict TEXT NOT NULL DEFAULT 'ham'; -- 'ham' or 'spam'
ALTER TABLE contactmails ADD COLUMN verdict_reasons TEXT NOT NULL DEFAULT '';
ALTER TABLE contactmails ADD COLUMN notified_at TEXT; -- ISO 8601, UTC
ALTER TABLE contactmails ADD COLUMN notify_tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE contactmails ADD COLUMN notify_error TEXT;

CREATE TABLE retention_runs (
  id INTEGER PRIMARY KEY,
  ran_at TEXT NOT NULL, -- ISO 8601, UTC
  deleted INTEGER NOT NULL,
  older_than TEXT NOT NULL
) STRICT;
