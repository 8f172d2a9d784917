import * as v from 'valibot'
import { BrandSchema } from '../schemas/brand-schema.ts'

export const ffs = v.parse(BrandSchema, {
  slug: 'ffs',
  name: 'Forager Financial Services',
  tagline: 'Bookkeeping and grant reporting',
  hero: true,
  heading: 'Books that your board can read',
  summary:
    'Bookkeeping, payroll, GST returns and grant reports for arts groups, museums, festivals, charities and small tourism operators.',
  keywords: ['non-profit bookkeeping', 'grant reporting', 'charity accounting', 'T3010', 'arts payroll', 'GST returns'],
  description: [
    'Forager Financial Services keeps the books for arts groups, museums, festivals, charities and small tourism operators. That covers bookkeeping, payroll, GST returns, budgets, grant reports and the T3010 that registered charities file every year.',
    'A grant tends to arrive in two instalments, must be spent by March and has to be reported by June in somebody else’s categories. We set up your accounts so that one entry serves both your ledger and the funder’s form. Each month your board gets two pages: what came in, what went out, what is promised and how many weeks of cash remain.',
    'The Harbour Light Players, a theatre society with three bank accounts and two competing spreadsheets, came to us four months before a funder’s review. We rebuilt two years of records from deposit slips and box-office reports. The review took one afternoon, and the volunteer treasurer has gone back to acting.',
    'Fees are agreed for a year at a time, after we have looked through one month of your records. That first look is free, and you keep our notes whether you hire us or not.',
  ],
  callToAction: {
    description: 'See a sample of the two-page monthly statement, and ask for a first look at your books.',
    buttonText: 'Visit Forager Financial Services',
    link: 'https://forager-financial.example/',
    external: true,
  },
  divisions: [],
})
