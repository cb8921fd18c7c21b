import type { Field } from 'payload'
import { financeCalculatorSwitches } from '@/domain/flags/switches/finance-calculator'
import { financeOfferSwitches } from '@/domain/flags/switches/finance-offer'

const asSettings = 'Empty: as the settings say.'

/** What a lender lends on, and how its repayments are worked out. */
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
      {
        name: 'minAmount',
        type: 'number',
        label: 'Smallest amount ($)',
        min: 0,
        max: 1_000_000,
        admin: { description: asSettings },
      },
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
        admin: { description: 'Counts in comparison rates, not in repayments.' },
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
        admin: { description: 'On the provider card, for vehicles whose feed names none.' },
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
        'Stands under repayments. A vehicle’s own from the feed wins over it; empty: the settings’ text, else the example loan in words.',
    },
  },
]
