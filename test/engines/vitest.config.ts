import { defineConfig } from 'vitest/config'
import { engineNames } from './installed.ts'
import { site, staff } from './site.ts'

export default defineConfig({
  test: {
    // A browser for each of two cores.
    maxWorkers: 2,
    projects: engineNames.map((engine) => ({
      test: {
        name: engine,
        provide: { engine, site, staff: staff(engine) },
        include: ['test/engines/flows/*.flow.ts'],
        testTimeout: 120_000,
        hookTimeout: 60_000,
      },
    })),
  },
})
