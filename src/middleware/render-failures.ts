const failures = new WeakSet<Request>()

/** Remembers that some part of what this request is answered with could not be rendered. */
export const fail = (request: Request): void => {
  failures.add(request)
}

/** Whether some part of the answer is missing, although its status and its beginning were already sent. */
export const hasFailed = (request: Request): boolean => failures.has(request)
