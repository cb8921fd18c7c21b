import { contactFields } from '../leads/built-in/core-fields'
import { type CheckedAnswers, checkAnswers } from '../leads/form/check-answers'
import type { RawAnswers } from '../leads/form/is-shown'
import type { LeadForm } from '../leads/form/lead-form'
import { parseCents } from '../money/cents'
import { ownValue } from '../records/own-value'

/** ROUTE-30 */
export const ONLINE_PAYMENT = '/online-payment'

const MOST_DOLLARS = 50_000

/** What a payment of an invoice asks for. */
export const invoiceForm: LeadForm = {
  key: 'online-payment',
  name: 'Online payment',
  purpose: 'own',
  category: 'General',
  subcategory: 'Online payment',
  submitLabel: 'Continue to payment',
  steps: [
    {
      title: null,
      fields: [
        {
          name: 'invoice_number',
          kind: 'text',
          label: 'Invoice number',
          required: true,
          missing: 'Enter the number of the invoice.',
          maxLength: 40,
          half: true,
        },
        {
          name: 'amount',
          kind: 'number',
          label: 'Amount in dollars',
          required: true,
          missing: 'Enter the amount of the invoice.',
          min: 1,
          max: MOST_DOLLARS,
          half: true,
        },
        ...contactFields.filter(({ name }) => name === 'name' || name === 'email'),
      ],
    },
  ],
}

export interface CheckedInvoice extends CheckedAnswers {
  /** Null if the amount has a problem. */
  readonly amountCents: number | null
}

/** Checks the answers, and that the amount has whole cents. */
export function checkInvoice(raw: RawAnswers): CheckedInvoice {
  const checked = checkAnswers(invoiceForm, raw)
  const amount = ownValue(checked.answers, 'amount')
  const amountCents = typeof amount === 'string' ? parseCents(amount) : null
  if (amountCents !== null || checked.problems.some(({ field }) => field === 'amount')) {
    return { ...checked, amountCents }
  }
  const problem = {
    field: 'amount',
    message: 'Enter the amount in dollars and cents, such as 250 or 250.50.',
  }
  return { ...checked, problems: [...checked.problems, problem], amountCents: null }
}
