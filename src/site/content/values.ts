import * as v from 'valibot'
import { facts } from './brands/facts.ts'
import { ValueSchema } from './schemas/value-schema.ts'

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
      'People who give us their time and their memories are paid for both. They approve their part before anyone else hears it, and they may take it back later.',
  },
  {
    title: 'Count in the open',
    description: `Prices, revenue shares and the ${facts.givingShare} we give away are agreed on paper before work starts. When a job comes in under budget, the difference goes back to you.`,
  },
  {
    title: 'Design for the slowest connection',
    description:
      'We plan for the visitor with the oldest phone, the steepest ramp and the least time. A page, a trail or a stage that works for that person works for the rest of us too.',
  },
])
