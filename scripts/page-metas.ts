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

/** The build's manifests and the link previews do not exist yet; no metadata depends on them. */
const withoutBuild: Plugin = {
  name: 'without-build',
  resolveId: (source) => (/^virtual:|printed\/previews\.json$/.test(source) ? '\0not-built' : undefined),
  load: (id) => (id === '\0not-built' ? 'export default null' : undefined),
}
