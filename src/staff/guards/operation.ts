import { lackOf, type Requirements } from './access.ts'
import type { StaffContext } from './staff.ts'

/** @throws Error if a route runs it without its guard */
export const operation = <Input extends unknown[], Output>(
  requirements: Requirements,
  run: (c: StaffContext, ...input: Input) => Promise<Output>,
) => {
  const checked = async (c: StaffContext, ...input: Input): Promise<Output> => {
    if (lackOf(c, c.get('staff'), requirements)) throw new Error('A route runs an operation without its guard.')
    return run(c, ...input)
  }
  return Object.assign(checked, requirements)
}
