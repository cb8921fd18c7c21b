import { isRecord } from '../../flags/overrides/value-problem'

/** One answer as people read it. */
export interface ShownAnswer {
  readonly label: string
  readonly value: string
}

/** `last_name` becomes `Last name`; `Vehicle Make` stays. */
export function labelOfField(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const hasFileName = (part: unknown): part is { name: string } =>
  isRecord(part) && typeof part.name === 'string'

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return ''
  return value.map((part) => (hasFileName(part) ? part.name : valueText(part))).join(', ')
}

/**
 * The stored answers with the labels of their form, in its order. Answers to fields that it no longer has come last. Empty
 * answers are left out.
 */
export function shownAnswers(answers: unknown, labels: ReadonlyMap<string, string>): ShownAnswer[] {
  const given = Object.entries(isRecord(answers) ? answers : {})
  const order = [...labels.keys()]
  const place = (name: string) => (labels.has(name) ? order.indexOf(name) : order.length)
  return given
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, value]) => ({ label: labels.get(name) ?? labelOfField(name), value: valueText(value) }))
    .filter(({ value }) => value !== '')
}
