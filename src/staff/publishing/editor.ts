import config from 'virtual:editor-config'
import CMS from '@sveltia/cms'
import { paths } from '../../paths.ts'

/** Signed in by the site's own session: the editor only wants to have some token. */
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: config.backend.name, token: 'session' }))

const { fetch } = window
window.fetch = async (input, init) => {
  const { origin, href } = new URL(input instanceof Request ? input.url : input, location.href)
  if (origin !== location.origin && !/^(blob|data):/.test(href)) throw new TypeError('The editor asks this site only.')
  const answer = await fetch(input, init)
  // The session is over. What is typed is kept in the browser, and offered again after signing in.
  if (answer.status === 401) location.assign(`${paths.login}?${new URLSearchParams({ next: location.pathname })}`)
  return answer
}

await CMS.init({
  config: {
    ...config,
    site_url: location.origin,
    backend: { ...config.backend, api_root: location.origin + paths.api.publishing } as typeof config.backend,
  },
})
