/** Ends a command with one sentence and no stack. Status 2 means that it was called wrongly, 1 that it failed. */
export class CommandError extends Error {
  status: 1 | 2
  constructor(message: string, status: 1 | 2 = 2) {
    super(message)
    this.status = status
  }
}

/** Runs a command's body and turns a `CommandError` into its message and exit status. */
export const runCommand = async (body: () => Promise<void>): Promise<void> => {
  try {
    await body()
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    process.exitCode = error.status
  }
}
