export const auditWords = {
  heading: 'Activity log',
  hint: 'Who did what, newest first. Entries cannot be changed.',
  when: 'Time',
  who: 'Person',
  what: 'Action',
  which: 'Item',
  empty: 'No activity yet.',
  older: 'Older entries',
  runs: 'Scheduled removal of old messages',
  noRuns: 'Not run yet.',
  run: '{deleted} removed, received before {olderThan}',
}
