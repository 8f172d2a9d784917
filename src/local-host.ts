const localHosts = ['localhost', '127.0.0.1', '[::1]']

/** Whether this is a developer's own machine. */
export const isLocalHost = (hostname: string): boolean => localHosts.includes(hostname)
