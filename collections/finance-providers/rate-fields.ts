import type { Field, NumberField } from 'payload'
import { USUAL_WARNING } from '@/domain/finance/comparison-warning'

interface Rates {
  rate: unknown
  minRate: unknown
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** A rate is never shown without a comparison rate, which fees can only make higher. */
export function comparisonRateProblem(value: unknown, given: unknown): string | null {
  const rate = numberOf(given)
  const comparison = numberOf(value)
  if (comparison === null) return rate === null ? null : 'Give the comparison rate of this rate.'
  if (comparison <= 0 || comparison > 100) return 'Give a rate above 0 and up to 100.'
  if (rate !== null && comparison < rate) return 'A comparison rate is not below its rate.'
  return null
}

/** No loan is left of an amount that its deposit and its final payment eat up, and so no comparison rate. */
export function finalPaymentProblem(value: unknown, deposit: unknown): string | null {
  const percent = numberOf(value)
  if (percent === null || percent < 0 || percent > 100) return 'Give a percentage from 0 up to 100.'
  if (percent + (numberOf(deposit) ?? 0) < 100) return null
  return 'Give a deposit and a final payment that come to less than 100% together.'
}

const comparisonRate: NumberField = {
  name: 'comparisonRate',
  type: 'number',
  label: 'Comparison rate (% a year)',
  admin: {
    description: 'As the lender publishes it for the example loan. Empty: no rate and no repayment is shown.',
  },
  validate: (value: unknown, { siblingData }: { siblingData: Partial<Rates> }) =>
    comparisonRateProblem(value, siblingData.rate) ?? true,
}

const maxRate: NumberField = {
  name: 'maxRate',
  type: 'number',
  label: 'Highest rate (% a year)',
  admin: { description: 'Empty: as the settings say.' },
  validate: (value: unknown, { siblingData }: { siblingData: Partial<Rates> }) => {
    const highest = numberOf(value)
    const lowest = numberOf(siblingData.minRate)
    if (highest === null) return true
    if (highest <= 0 || highest > 50) return 'Give a rate above 0 and up to 50.'
    return lowest === null || lowest < highest || 'Give a rate above the lowest.'
  },
}

/** What a lender charges, and what must stand beside it. */
export const rateFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'rate',
        type: 'number',
        label: 'Advertised rate (% a year)',
        min: 0,
        max: 50,
        admin: { description: 'Also what the calculator opens with. Empty: as the settings say.' },
      },
      comparisonRate,
    ],
  },
  {
    name: 'warning',
    type: 'textarea',
    label: 'Warning about comparison rates',
    required: true,
    maxLength: 1000,
    defaultValue: USUAL_WARNING,
    admin: { description: 'Stands beside every rate and repayment, on cards too. The law asks for it.' },
  },
  {
    name: 'example',
    type: 'group',
    label: 'The loan these rates are true for',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'amount',
            type: 'number',
            label: 'Amount ($)',
            required: true,
            defaultValue: 30_000,
            min: 1000,
            max: 2_000_000,
          },
          {
            name: 'termYears',
            type: 'number',
            label: 'Term (years)',
            required: true,
            defaultValue: 5,
            min: 1,
            max: 10,
          },
          {
            name: 'depositPercent',
            type: 'number',
            label: 'Deposit (%)',
            required: true,
            defaultValue: 0,
            min: 0,
            max: 100,
          },
          {
            name: 'finalPaymentPercent',
            type: 'number',
            label: 'Final payment (%)',
            required: true,
            defaultValue: 0,
            min: 0,
            max: 100,
            validate: (value: unknown, { siblingData }: { siblingData: { depositPercent?: unknown } }) =>
              finalPaymentProblem(value, siblingData.depositPercent) ?? true,
          },
        ],
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'minRate',
        type: 'number',
        label: 'Lowest rate (% a year)',
        min: 0,
        max: 50,
        admin: { description: 'That a shopper can enter. Empty: as the settings say.' },
      },
      maxRate,
    ],
  },
]
