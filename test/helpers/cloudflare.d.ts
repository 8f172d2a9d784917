declare module 'cloudflare:workers' {
  /** The bindings of wrangler.toml, as `Bindings` in src/env.ts types them, and the migrations of the test project. */
  export const env: import('../../src/env.ts').Bindings & {
    ATTACHMENTS: import('@cloudflare/workers-types').R2Bucket
    TEST_MIGRATIONS: Parameters<typeof import('cloudflare:test').applyD1Migrations>[1]
  }
}
