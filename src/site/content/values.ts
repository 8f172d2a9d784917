import * as v from 'valibot'
import { ValueSchema } from '../schemas/value.ts'
import { facts } from './facts.ts'

export const values = v.parse(v.array(ValueSchema), [
  {
    title: 'Ask the keeper first',
    description:
      'Every place has someone who looks after it. We talk with that person before we plan, and they decide what is told, what is left out and who tells it.',
  },
  {
    title: 'Leave the tools behind',
    description:
      'You own the recordings, scans, accounts and cue sheets, in formats that open without us. Every project includes the hours to train whoever takes it over.',
  },
  {
    title: 'Pay for stories',
    description:
      'People who give us their time and their memories are paid for both. They check their part before it is public, and they may take it back.',
  },
  {
    title: 'Count in the open',
    description: `Prices, revenue shares and the ${facts.givingShare} we give away are on paper before work starts. When a job comes in under budget, the difference goes back to you.`,
  },
  {
    title: 'Plan for the last ferry',
    description:
      'We design for the visitor with the slowest connection, the steepest ramp and the least time. If it works for her, it works for everyone on the boat.',
  },
])
