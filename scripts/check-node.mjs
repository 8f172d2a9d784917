/** Stops a command that cannot run yet, with what to do: packages are missing, or Node cannot run TypeScript. */

import { createRequire } from 'node:module'

const problem = isInstalled() ? nodeProblem() : 'The packages are missing. Run npm ci first.'
if (problem) {
  console.error(problem)
  process.exit(1)
}

function isInstalled() {
  try {
    return Boolean(createRequire(import.meta.url).resolve('vite/package.json'))
  } catch {
    return false
  }
}

/** On Linux and Windows `npm ci` brings a Node that can. */
function nodeProblem() {
  if (process.features.typescript) return
  const version = process.versions.node
  return process.platform === 'darwin'
    ? `This needs Node 22.18 or newer, and this is ${version}. Install Node 24 from https://nodejs.org or with a version
manager, which reads .node-version. Then run "npm ci" and this command again.`
    : `This ran on Node ${version} and not on the Node 24 that npm ci installs. Start it with npm run; if you did,
run "node scripts/link-node.mjs" and this command again.`
}
