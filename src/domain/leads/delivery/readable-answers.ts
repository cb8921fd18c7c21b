import { answeredTimeText } from '../../test-drives/time-text'
import type { Answer, Answers } from '../form/lead-form'
import type { ReadableAnswer } from './delivered-lead'

/** Fields that a lead has columns for. */
const OWN = new Set([
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'opt_in',
  'category',
  'subcategory',
  'location',
  'location_id',
  'dealership_slug',
  'page_id',
  'source',
  'car_id',
])

/**
 * What a form knows of the vehicle in stock that it is about, which the lead's snapshot has (MSL-06, MSL-08). Without one, the shopper typed
 * these answers about their own vehicle, as for a service.
 */
const OF_VEHICLE = new Set([
  'manufacturer_slug',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'car_type',
  'car_dealership_id',
  'vehicle_status',
])

function wordsOf(answer: unknown): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  if (typeof answer === 'string') return answeredTimeText(answer)
  if (typeof answer === 'number') return String(answer)
  if (Array.isArray(answer)) return answer.map(wordsOf).filter(Boolean).join(', ')
  const name = (answer as { name?: unknown } | null)?.name
  return typeof name === 'string' ? name : ''
}

/** `do-you-have-a-trade-in` as "Do you have a trade in", `PreferredContactMethod` as "Preferred contact method". */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The answers that a lead has no column for. They have the labels and the order of their form's fields, or labels made from
 * the names of fields that it does not have. Leaves out empty ones.
 */
export function readableAnswers(
  answers: Answers,
  labels: ReadonlyMap<string, string> = new Map(),
): ReadableAnswer[] {
  const order = [...labels.keys()]
  const place = (name: string) => (labels.has(name) ? order.indexOf(name) : order.length)
  const hasVehicle = Object.hasOwn(answers, 'car_id')
  return Object.entries<Answer>(answers)
    .filter(([name]) => !OWN.has(name) && !(hasVehicle && OF_VEHICLE.has(name)))
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, answer]) => ({ label: labels.get(name) ?? labelOf(name), value: wordsOf(answer).trim() }))
    .filter(({ value }) => value !== '')
}
