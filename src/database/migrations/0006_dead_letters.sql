-- How many messages the queue gave up for a while, by the hour. Their content stays in the queue.
CREATE TABLE dead_letters (
  hour TEXT PRIMARY KEY NOT NULL, -- ISO 8601, UTC, up to the hour: 2026-11-22T18
  count INTEGER NOT NULL
) STRICT;
