import type { Field, NumberField, PayloadRequest } from 'payload'
import { DEFAULT_WARNING } from '@/domain/finance/provider'
import { formatPercent } from '@/domain/finance/repayments/format-figures'
import type { Settings } from '@/domain/flags/catalogue'
import { websiteSettings } from '../settings/website-settings'

interface Rates {
  rate: unknown
  minRate: unknown
  maxRate: unknown
}

interface Saved {
  readonly siblingData: Partial<Rates & { tenant: unknown }>
  readonly event?: 'onChange' | 'submit'
  readonly req: PayloadRequest
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** A rate needs a comparison rate, and fees can only make the comparison rate higher. */
export function comparisonRateProblem(value: unknown, given: unknown): string | null {
  const rate = numberOf(given)
  const comparison = numberOf(value)
  if (comparison === null) return rate === null ? null : 'Enter the comparison rate for this rate.'
  // A loan at 0% without fees costs nothing.
  if (comparison === 0 && rate === 0) return null
  if (!(comparison > 0 && comparison <= 100)) return 'Enter a rate above 0 and up to 100.'
  if (rate !== null && comparison < rate) return 'A comparison rate cannot be below its rate.'
  return null
}

/** The advertised rate is the calculator's initial rate, so it must lie in the range that shoppers can enter. */
export function rateProblem(
  value: unknown,
  range: Partial<Pick<Rates, 'minRate' | 'maxRate'>>,
): string | null {
  const rate = numberOf(value)
  const [lowest, highest] = [numberOf(range.minRate), numberOf(range.maxRate)]
  if (rate === null) return null
  if (!(rate >= 0 && rate <= 50)) return 'Enter a rate from 0 to 50.'
  // The range's own fields report an inverted range.
  if (lowest !== null && highest !== null && lowest >= highest) return null
  if (lowest !== null && rate < lowest) {
    return `The advertised rate is below the lowest, ${formatPercent(lowest)}. Raise it, or lower the lowest rate.`
  }
  if (highest !== null && rate > highest) {
    return `The advertised rate is above the highest, ${formatPercent(highest)}. Lower it, or raise the highest rate.`
  }
  return null
}

/** If a lender sets only one end of its range, `finance.interestRange` gives the other. The resulting range must not be empty. */
export function rangeProblem(
  { minRate, maxRate }: Partial<Pick<Rates, 'minRate' | 'maxRate'>>,
  settings: Pick<Settings, 'finance.interestRange'>,
): string | null {
  const { min, max } = settings['finance.interestRange']
  const [lowest, highest] = [numberOf(minRate), numberOf(maxRate)]
  if (lowest !== null && highest === null && lowest >= max) {
    return `The website’s highest rate is ${formatPercent(max)}. Enter a lowest rate below it, or a highest rate here.`
  }
  if (highest !== null && lowest === null && highest <= min) {
    return `The website’s lowest rate is ${formatPercent(min)}. Enter a highest rate above it, or a lowest rate here.`
  }
  return null
}

/** Validation while typing checks this record only. */
async function besideSettings({ siblingData, event, req }: Saved): Promise<string | null> {
  const isHalf = (numberOf(siblingData.minRate) === null) !== (numberOf(siblingData.maxRate) === null)
  if (event === 'onChange' || !isHalf) return null
  return rangeProblem(siblingData, await websiteSettings(siblingData.tenant, req))
}

/** The deposit and the final payment must leave an amount to borrow; otherwise there is no comparison rate. */
export function finalPaymentProblem(value: unknown, deposit: unknown): string | null {
  const percent = numberOf(value)
  if (percent === null || percent < 0 || percent > 100) return 'Enter a percentage from 0 to 100.'
  if (percent + (numberOf(deposit) ?? 0) < 100) return null
  return 'Enter a deposit and a final payment that total less than 100%.'
}

const comparisonRate: NumberField = {
  name: 'comparisonRate',
  type: 'number',
  label: 'Comparison rate (% a year)',
  admin: {
    description: 'As the lender publishes it for the example loan. Leave empty to hide rates and repayments.',
  },
  validate: (value: unknown, { siblingData }: { siblingData: Partial<Rates> }) =>
    comparisonRateProblem(value, siblingData.rate) ?? true,
}

const maxRate: NumberField = {
  name: 'maxRate',
  type: 'number',
  label: 'Highest rate (% a year)',
  admin: { description: 'The limit a shopper can enter. Leave empty to use the website’s setting.' },
  validate: async (value: unknown, saved: Saved) => {
    const highest = numberOf(value)
    const lowest = numberOf(saved.siblingData.minRate)
    if (highest === null) return true
    if (highest <= 0 || highest > 50) return 'Enter a rate above 0 and up to 50.'
    if (lowest !== null) return lowest < highest || 'Enter a rate above the lowest rate.'
    return (await besideSettings(saved)) ?? true
  },
}

const minRate: NumberField = {
  name: 'minRate',
  type: 'number',
  label: 'Lowest rate (% a year)',
  min: 0,
  max: 50,
  admin: { description: 'The limit a shopper can enter. Leave empty to use the website’s setting.' },
  validate: async (value: unknown, saved: Saved) => {
    const lowest = numberOf(value)
    if (lowest === null) return true
    if (!(lowest >= 0 && lowest <= 50)) return 'Enter a rate from 0 to 50.'
    return (await besideSettings(saved)) ?? true
  },
}

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
        admin: {
          description: 'The calculator also opens with it. Leave empty to use the website’s setting.',
        },
        validate: (value: unknown, { siblingData }: Pick<Saved, 'siblingData'>) =>
          rateProblem(value, siblingData) ?? true,
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
    defaultValue: DEFAULT_WARNING,
    admin: { description: 'Shown with every rate and repayment. Required by law.' },
  },
  {
    name: 'example',
    type: 'group',
    label: 'Example loan for these rates',
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
    fields: [minRate, maxRate],
  },
]
