import { type Plugin, runnerImport } from 'vite'
import type * as allPages from '../src/site/pages/all.ts'

/** The metadata of every public page. The pages import the printed catalogue, which must exist. */
export const pageMetas = async () => {
  const { module } = await runnerImport<typeof allPages>('./src/site/pages/all.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutBuild],
  })
  return module.metas
}

/** The build's manifests do not exist yet; no metadata depends on them. */
const withoutBuild: Plugin = {
  name: 'without-build',
  resolveId: (source) => (source.startsWith('virtual:') ? `\0${source}` : undefined),
  load: (id) => (id.startsWith('\0virtual:') ? 'export default null' : undefined),
}
