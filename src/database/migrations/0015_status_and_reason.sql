-- Lists of one status and one reason. By status alone, a rare reason took reading all contactmails of the status.
CREATE INDEX contactmails_by_status_and_reason
  ON contactmails (status, reason, coalesce(opened_at, created_at), id, verdict, deleted_at) WHERE deleted_at IS NULL;
