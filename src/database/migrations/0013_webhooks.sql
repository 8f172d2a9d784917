-- Addresses of other systems that are told of enquiries and of their status.
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY NOT NULL, -- UUID
  url TEXT NOT NULL,
  secret TEXT NOT NULL, -- whsec_ and base64: signs, so it cannot be a hash
  previous_secret TEXT, -- signs besides until previous_until
  previous_until TEXT, -- ISO 8601, UTC
  is_enabled INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;

-- What each webhook is told. The enquiry's text is read when it is sent, so that an erased one leaves no copy here.
CREATE TABLE webhook_deliveries (
  id TEXT PRIMARY KEY NOT NULL, -- the header webhook-id; a repeated event has the same one
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  contactmail_id TEXT NOT NULL,
  event TEXT NOT NULL, -- 'enquiry.created' or 'enquiry.status_changed'
  change TEXT NOT NULL DEFAULT '{}', -- JSON: {"from", "to"} of a change of status
  happened_at TEXT NOT NULL, -- ISO 8601, UTC
  state TEXT NOT NULL DEFAULT 'waiting', -- 'waiting', 'delivered' or 'failed'
  tries INTEGER NOT NULL DEFAULT 0,
  next_try_at TEXT, -- ISO 8601, UTC; null unless waiting
  status INTEGER, -- of the last answer
  error TEXT -- of the last try
) STRICT;
CREATE INDEX webhook_deliveries_of ON webhook_deliveries (webhook_id, happened_at, id);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (next_try_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_time ON webhook_deliveries (happened_at);
CREATE INDEX webhooks_enabled ON webhooks (is_enabled, id);
