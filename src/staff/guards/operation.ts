import { lackOf, type Requirements } from './access.ts'
import type { StaffContext } from './staff.ts'

/**
 * Something that staff can do, used by its call and its page alike. It carries its requirements, which a guard takes,
 * and checks them itself, so that no route can leave the check out.
 * @throws Error if a route runs it for somebody who may not, which its guard prevents
 */
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
