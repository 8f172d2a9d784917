CREATE INDEX saved_answers_by_name ON saved_answers (name COLLATE NOCASE, id);
