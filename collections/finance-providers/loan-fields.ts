import type { Field, NumberField, PayloadRequest } from 'payload'
import type { Settings } from '@/domain/flags/catalogue'
import { financeCalculatorSwitches } from '@/domain/flags/switches/finance-calculator'
import { financeOfferSwitches } from '@/domain/flags/switches/finance-offer'

import { formatDollars } from '@/domain/money/money'
import { websiteSettings } from '../settings/website-settings'

const asSettings = 'Leave empty to use the website’s setting.'

/** The smallest amount must be below the website's largest, because shoppers enter an amount between the two (FIN-09, FIN-10). */
export function minAmountProblem(
  value: number,
  settings: Pick<Settings, 'finance.maxAmount'>,
): string | null {
  const largest = settings['finance.maxAmount']
  if (value < largest) return null
  return `The website’s largest amount is ${formatDollars(largest)}. Enter a smallest amount below it, or raise the largest amount in the settings.`
}

const minAmount: NumberField = {
  name: 'minAmount',
  type: 'number',
  label: 'Smallest amount ($)',
  min: 0,
  max: 1_000_000,
  admin: { description: asSettings },
  validate: async (
    value: unknown,
    { data, event, req }: { data: { tenant?: unknown }; event?: string; req: PayloadRequest },
  ) => {
    if (typeof value !== 'number') return true
    if (!(value >= 0 && value <= 1_000_000)) return 'Enter an amount from 0 to 1,000,000.'
    // Validation while typing checks this record only.
    if (event === 'onChange') return true
    return minAmountProblem(value, await websiteSettings(data.tenant, req)) ?? true
  },
}

export const loanFields: Field[] = [
  {
    name: 'eligibilityRule',
    type: 'select',
    label: 'Which vehicles it finances',
    options: [...financeOfferSwitches['finance.eligibilityRule'].options],
    admin: { description: asSettings },
  },
  {
    type: 'row',
    fields: [
      minAmount,
      {
        name: 'establishmentFee',
        type: 'number',
        label: 'Establishment fee ($)',
        min: 0,
        max: 10_000,
        admin: { description: `Added to the amount borrowed. ${asSettings}` },
      },
      {
        name: 'monthlyFee',
        type: 'number',
        label: 'Monthly fee ($)',
        required: true,
        defaultValue: 0,
        min: 0,
        max: 1000,
        admin: { description: 'Included in comparison rates, not in repayments.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'rounding',
        type: 'select',
        label: 'Repayment rounding',
        options: [...financeCalculatorSwitches['finance.rounding'].options],
        admin: { description: asSettings },
      },
      {
        name: 'finalPayment',
        type: 'number',
        label: 'Final payment ($)',
        required: true,
        defaultValue: 0,
        min: 0,
        max: 1_000_000,
        admin: {
          description: 'Shown on the provider card for vehicles without a final payment in the feed.',
        },
      },
    ],
  },
  {
    name: 'disclaimer',
    type: 'textarea',
    label: 'Disclaimer',
    maxLength: 4000,
    admin: {
      description:
        'Shown below repayments. The feed’s disclaimer for a vehicle overrides it. Leave empty to use the website’s disclaimer or, if it has none, a description of the example loan.',
    },
  },
]
