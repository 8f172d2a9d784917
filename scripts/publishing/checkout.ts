import { startGitHub } from './github-stand-in.ts'

/** The settings with which the editor writes into this checkout; none if others are set, or this is no Git checkout. */
export const publishIntoCheckout = async (variables: Record<string, string>) => {
  if (variables.PUBLISHING_REPOSITORY) return {}
  try {
    return (await startGitHub('.', { isCheckout: true })).settings
  } catch (error) {
    console.warn(`The editor is off: this folder cannot be read by Git. ${error instanceof Error ? error.message : ''}`)
    return {}
  }
}
