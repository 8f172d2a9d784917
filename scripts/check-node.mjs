/** Says what to install where Node cannot run TypeScript. On Linux and Windows npm brings a Node that can. */

if (!process.features.typescript) {
  console.error(`This needs Node 22.18 or newer, and this is ${process.versions.node}. Install Node 24 from
https://nodejs.org or with a version manager, which reads .node-version. Then run "npm ci" and this command again.`)
  process.exit(1)
}
