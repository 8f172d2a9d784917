/**
 * How long what we depend on is waited for, in ms. All of it together stays below the 20 s after which a form gives up.
 */
export const patience = {
  /** D1: the longest wait before the second try, which doubles with each further one; no wait over `longestWait`. */
  store: { tries: 4, firstWait: 50, longestWait: 2000, deadline: 6000 },
  queue: 3000,
  mailer: 10_000,
}
