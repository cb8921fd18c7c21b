import type { Vehicle } from './vehicle'

type Titled = Pick<
  Vehicle,
  'name' | 'badge' | 'series' | 'carsales_title' | 'simple_transmission' | 'simple_body'
>

/**
 * The subtitle of a vehicle: its listing title, or its badge and series without one. A title often repeats the name
 * (`2023 Toyota HiLux SR5 Auto 4x4`) or part of it; those words are omitted, because the heading shows them. Null if
 * nothing is left, or only the transmission and the body, which the page lists below.
 */
export function subtitleOf(vehicle: Titled): string | null {
  const { name, badge, series, carsales_title: title } = vehicle
  const titleWords = words(title ?? '')
  const text = titleWords.length > 0 ? titleWords : words([badge, series].filter(Boolean).join(' '))
  const named = new Set(words(name).map(folded))
  // A title that does not start like the name keeps all its words.
  const repeats = text.length > 0 && startsAlike(text, words(name))
  const remaining =
    repeats || titleWords.length === 0 ? text.filter((word) => !named.has(folded(word))) : text
  const details = words(`${vehicle.simple_transmission ?? ''} ${vehicle.simple_body ?? ''}`).map(folded)
  return remaining.some((word) => !details.includes(folded(word))) ? remaining.join(' ') : null
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

const folded = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Either may omit the year at the start. */
function startsAlike(title: readonly string[], name: readonly string[]): boolean {
  const [one, other] = [title, name].map((each) => each.map(folded).find((word) => !/^\d{4}$/.test(word)))
  return one !== undefined && one === other
}
