import { vi } from 'vitest'

// Files share a thread, as starting one for each takes most of the time. No file sees what another left in a module.
vi.resetModules()
