import type { LeadField, LeadForm } from '../../leads/form/lead-form'
import { ownValue } from '../../records/own-value'
import { checkoutForm } from '../checkout-form'

/** The questions of an online purchase, in their order. A summary and the deposit follow. */
export const journeySteps = ['trade-in', 'payment', 'extras', 'delivery', 'contact'] as const

export type JourneyStep = (typeof journeySteps)[number]

/** Warranty or protection that the website sells with a vehicle. */
export interface Extra {
  readonly name: string
  readonly dollars: number
}

export const stepTitles: Readonly<Record<JourneyStep, string>> = {
  'trade-in': 'Trade-in',
  payment: 'Payment',
  extras: 'Extras',
  delivery: 'Delivery',
  contact: 'Your details',
}

const choose = (name: string, label: string, options: readonly string[]): LeadField => ({
  name,
  kind: 'radio',
  label,
  required: true,
  options: options.map((value) => ({ value, label: value })),
  value: options[0],
})

const ifYes = { field: 'trade_in', is: 'one-of', values: ['Yes'] } as const
const ifFinanced = { field: 'payment', is: 'one-of', values: ['Finance'] } as const
const ifDelivered = { field: 'delivery', is: 'one-of', values: ['Delivery'] } as const

const fields: Readonly<Record<JourneyStep, (extras: readonly Extra[]) => readonly LeadField[]>> = {
  'trade-in': () => [
    choose('trade_in', 'Do you have a vehicle to trade in?', ['No', 'Yes']),
    {
      name: 'trade_in_vehicle',
      kind: 'text',
      label: 'Year, make and model',
      required: true,
      missing: 'Enter the year, make and model of your vehicle.',
      maxLength: 120,
      showIf: ifYes,
    },
    {
      name: 'trade_in_kilometres',
      kind: 'number',
      label: 'Kilometres',
      max: 1_000_000,
      half: true,
      showIf: ifYes,
    },
    { name: 'trade_in_rego', kind: 'rego', label: 'Rego', half: true, showIf: ifYes },
  ],
  payment: () => [
    choose('payment', 'How would you like to pay?', ['Cash or bank transfer', 'Finance']),
    {
      name: 'finance_amount',
      kind: 'number',
      label: 'Amount to finance, in dollars',
      max: 1_000_000,
      half: true,
      showIf: ifFinanced,
    },
  ],
  extras: (extras) => [
    {
      name: 'extras',
      kind: 'checkboxes',
      label: 'Warranty and protection',
      options: extras.map(({ name, dollars }) => ({
        value: name,
        label: `${name}: $${dollars.toLocaleString('en-AU')}`,
      })),
    },
  ],
  delivery: () => [
    choose('delivery', 'How would you like to get it?', ['Pick up', 'Delivery']),
    {
      name: 'delivery_address',
      kind: 'text',
      label: 'Street and suburb',
      required: true,
      missing: 'Enter the address of the delivery.',
      autocomplete: 'street-address',
      showIf: ifDelivered,
    },
    {
      name: 'delivery_postcode',
      kind: 'postcode',
      label: 'Postcode',
      required: true,
      maxLength: 4,
      autocomplete: 'postal-code',
      half: true,
      showIf: ifDelivered,
    },
  ],
  contact: () => checkoutForm.steps[0]?.fields ?? [],
}

/** The steps of a website: it asks for extras if it sells any. */
export const stepsOf = (extras: readonly Extra[]): readonly JourneyStep[] =>
  journeySteps.filter((step) => step !== 'extras' || extras.length > 0)

/** The form of a step. */
export const journeyForm = (step: JourneyStep, extras: readonly Extra[]): LeadForm => ({
  key: `journey-${step}`,
  name: 'Buy online',
  purpose: 'own',
  category: 'Sales',
  subcategory: 'Reserved purchase',
  submitLabel: 'Continue',
  steps: [{ title: stepTitles[step], fields: fields[step](extras) }],
})

/** What a shopper said so far, by step and field. */
export type JourneyAnswers = Readonly<
  Record<string, Readonly<Record<string, string | boolean | readonly string[]>>>
>

const texts = (answer: unknown): string =>
  Array.isArray(answer) ? answer.join(', ') : typeof answer === 'string' ? answer : ''

/** The answers as staff and the summary show them, by the questions' labels. Contact details are the lead's own. */
export function journeyRows(
  answers: JourneyAnswers,
  extras: readonly Extra[],
): readonly (readonly [question: string, answer: string, step: JourneyStep])[] {
  return stepsOf(extras).flatMap((step) => {
    if (step === 'contact') return []
    const given = ownValue(answers, step) ?? {}
    return fields[step](extras).flatMap(({ name, label }) => {
      const text = texts(ownValue(given, name))
      return text === '' ? [] : [[label, text, step] as const]
    })
  })
}

/** What the chosen extras cost, in dollars. */
export function extrasTotal(answers: JourneyAnswers, extras: readonly Extra[]): number {
  const chosen = ownValue(ownValue(answers, 'extras') ?? {}, 'extras')
  const names: readonly unknown[] = Array.isArray(chosen) ? chosen : []
  return extras.reduce((sum, { name, dollars }) => (names.includes(name) ? sum + dollars : sum), 0)
}
