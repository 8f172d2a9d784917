-- Name, address, subject, message and reason, folded as src/contactmails/fold.ts does it, for the inbox's search. Null
-- until the Worker has filled it: versions before this migration insert rows without it. A change of the folding rules
-- sets it to null.
ALTER TABLE contactmails ADD COLUMN search_text TEXT;
CREATE INDEX contactmails_unfolded ON contactmails (id) WHERE search_text IS NULL;

CREATE INDEX contactmails_by_assignee ON contactmails (assignee, created_at DESC, id DESC, status, verdict, deleted_at)
  WHERE deleted_at IS NULL AND assignee IS NOT NULL;

-- Compares what the spam rules said with what staff said.
CREATE INDEX contactmails_judged ON contactmails (rules_verdict, verdict) WHERE rules_verdict IS NOT NULL;
