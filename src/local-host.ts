const localHosts = ['localhost', '127.0.0.1', '[::1]']

export const isLocalHost = (hostname: string): boolean => localHosts.includes(hostname)
