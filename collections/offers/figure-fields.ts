import type { Field, TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'
import { DEFAULT_WARNING } from '@/domain/finance/provider'
import { type WrittenOffer, warningProblem } from '@/domain/offers/offer-problems'
import { comparisonRateProblem } from '../finance-providers/rate-fields'

interface Saved {
  readonly siblingData: WrittenOffer
}

const validWarning: TextareaFieldValidation = (value, options) =>
  warningProblem(value, options.siblingData as WrittenOffer) ?? textarea(value, options)

const hasRate = (_: unknown, offer: Partial<WrittenOffer> | undefined) => typeof offer?.rate === 'number'

/** A price needs terms and an end. A rate needs its comparison rate and the warning. */
export const figureFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'price',
        type: 'number',
        label: 'Price in dollars',
        min: 1,
        max: 10_000_000,
        admin: { step: 1, width: '50%', description: 'Needs terms and an end.' },
      },
      {
        name: 'priceNote',
        type: 'text',
        label: 'Beside the price',
        maxLength: 40,
        admin: { width: '50%', description: 'Such as Drive away.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'rate',
        type: 'number',
        label: 'Rate (% a year)',
        min: 0,
        max: 50,
        admin: { step: 0.01, width: '50%', description: 'Needs terms, its comparison rate and the warning.' },
      },
      {
        name: 'comparisonRate',
        type: 'number',
        label: 'Comparison rate (% a year)',
        admin: { step: 0.01, width: '50%' },
        validate: (value: unknown, { siblingData }: Saved) =>
          comparisonRateProblem(value, siblingData.rate) ?? true,
      },
    ],
  },
  {
    name: 'warning',
    type: 'textarea',
    label: 'Warning about the comparison rate',
    defaultValue: DEFAULT_WARNING,
    maxLength: 1000,
    admin: { condition: hasRate },
    validate: validWarning,
  },
]
