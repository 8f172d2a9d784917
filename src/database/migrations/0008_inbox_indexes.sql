-- Finds what an address wrote in threads, to erase it, and presence that is over.
CREATE INDEX replies_received ON replies (author COLLATE NOCASE) WHERE direction = 'in';
CREATE INDEX presence_seen ON presence (seen_at);
