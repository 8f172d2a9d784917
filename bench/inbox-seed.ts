export const mails = 100_000
/** Who signs in, and has written all answers and notes. */
export const email = 'bench@forager.example'

/** Equals what the Worker stores, as all texts are ASCII. */
const fillAscii = `UPDATE contactmails SET search_text = lower(name || ' ' || email || char(10) ||
  subject || char(10) || reason || char(10) || message || char(10) || substr(id, 1, 8));`

/** Every third one is answered, with one answer and one note. */
const threads = `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state, search_text)
SELECT 'r' || id, id, 'out', '${email}', 'Thank you for writing. ' || printf('%.*c', 600, 'y'), '<' || id || '@x>',
  '2026-11-01T00:00:00.000Z', 'sent', 'thank you for writing. ' || printf('%.*c', 600, 'y') FROM contactmails WHERE status = 'answered';
INSERT INTO entries (id, contactmail_id, direction, author, body, created_at, state, search_text)
SELECT 'n' || id, id, 'note', '${email}', 'She called.', '2026-11-01T00:00:00.000Z', 'noted', 'she called.' FROM contactmails WHERE status = 'answered';
UPDATE contactmails SET changed_at = '2026-11-01T00:00:00.000Z' WHERE status = 'answered';`

/** One in ten is spam, one in three is read and answered, and one reason is rare and old. */
export const seedOf = (mails: number) => `
INSERT INTO contactmails (id, name, email, subject, reason, message, created_at, verdict, read_at, status)
SELECT printf('a%07x-0000-4000-8000-000000000000', value), 'Ada Quill ' || value, 'ada' || (value % 5000) || '@museum.example',
  'A film for our harbour, part ' || value,
  CASE value % 6 WHEN 0 THEN 'Media Enquiry' WHEN 1 THEN 'Service Enquiry' WHEN 2 THEN 'Partnership Enquiry'
    WHEN 3 THEN CASE WHEN value < 1000 THEN 'Consultation & Advisory' ELSE 'Other' END WHEN 4 THEN 'Technical Support' ELSE 'Other' END,
  printf('%.*c', 300, 'x') || ' the keeper of the lighthouse is ninety-three ' || value,
  strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + value * 600, 'unixepoch'),
  CASE WHEN value % 10 = 0 THEN 'spam' ELSE 'ham' END,
  CASE WHEN value % 3 = 0 THEN '2026-11-01T00:00:00.000Z' END, CASE WHEN value % 3 = 0 THEN 'answered' ELSE 'open' END
FROM (WITH RECURSIVE c(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM c WHERE value < ${mails}) SELECT value FROM c);
${fillAscii}
${threads}`

export const seed = seedOf(mails)

/** What is measured: a name, and the query string of the list. */
export const lists = {
  'list, first page': '',
  'list, middle page': `before=${encodeURIComponent('2024-10-23T00:00:00.000Z_x')}`,
  'search, match on the first page': 'q=harbour',
  'search, one old mail': 'q=part+a0000309',
  'search, no match': 'q=nowhere+to+be+found',
  'search, two words and a sender': 'q=lighthouse+keeper+from%3Aada4999',
  'open, overdue first': 'status=open',
  'filter by reason': 'reason=Other',
  'filter by a rare reason': 'reason=Consultation+%26+Advisory',
  'filter by reason, answered': 'status=answered&reason=Consultation+%26+Advisory',
  'filter by spam': 'verdict=spam',
  'filter by unread': 'unread=1',
  'filter by sender': 'verdict=all&email=ada4999%40museum.example',
}
