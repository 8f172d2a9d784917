import { readSecret } from '../ask-password.ts'
import { CommandError } from '../command.ts'

const minLength = 16

/** From the environment, a pipe or the terminal, where `isNew` asks twice. Never an argument, which others can see. */
export const readPassphrase = async ({ isNew }: { isNew: boolean }): Promise<string> => {
  const passphrase = process.env.BACKUP_PASSPHRASE || (await readSecret('Passphrase', { isNew }))
  if (passphrase.length >= minLength) return passphrase
  throw new CommandError(`A passphrase has ${minLength} characters or more.`, 1)
}
