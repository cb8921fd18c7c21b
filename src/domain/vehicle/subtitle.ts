import type { Vehicle } from './vehicle'

type Titled = Pick<
  Vehicle,
  'name' | 'badge' | 'series' | 'carsales_title' | 'simple_transmission' | 'simple_body'
>

/**
 * What a listing's title says beyond the vehicle's name; without a title, its badge and series. A fuller title often repeats the
 * name (`2023 Toyota HiLux SR5 Auto 4x4`) or part of it, whose words are left out: a heading and the line below it would say
 * the same. Null when nothing is left, or only the gearbox and the body, which stand below by themselves.
 */
export function subtitleOf(vehicle: Titled): string | null {
  const { name, badge, series, carsales_title: title } = vehicle
  const said = words(title ?? '')
  const text = said.length > 0 ? said : words([badge, series].filter(Boolean).join(' '))
  const named = new Set(words(name).map(folded))
  // A sentence of its own keeps its words: only a title that begins as the name does repeats it.
  const repeats = text.length > 0 && startsAlike(text, words(name))
  const kept = repeats || said.length === 0 ? text.filter((word) => !named.has(folded(word))) : text
  const details = words(`${vehicle.simple_transmission ?? ''} ${vehicle.simple_body ?? ''}`).map(folded)
  return kept.some((word) => !details.includes(folded(word))) ? kept.join(' ') : null
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

const folded = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Either may leave out the year that the other begins with. */
function startsAlike(title: readonly string[], name: readonly string[]): boolean {
  const [one, other] = [title, name].map((each) => each.map(folded).find((word) => !/^\d{4}$/.test(word)))
  return one !== undefined && one === other
}
