import { timeZoneOf } from '../../vehicle/state-time'

const names = new Map(
  Object.entries({
    'AUSTRALIAN CAPITAL TERRITORY': 'ACT',
    'NEW SOUTH WALES': 'NSW',
    'NORTHERN TERRITORY': 'NT',
    QUEENSLAND: 'QLD',
    'SOUTH AUSTRALIA': 'SA',
    TASMANIA: 'TAS',
    VICTORIA: 'VIC',
    'WESTERN AUSTRALIA': 'WA',
  }),
)

/** Every spelling of a state, in upper case, with its zone. */
export const zonesByState: ReadonlyMap<string, string> = new Map(
  [...names].flatMap(([name, short]) => [name, short].map((state) => [state, timeZoneOf(short)])),
)

const codes = new Set(names.values())

/** The code of an Australian state, such as QLD, from any spelling; null for anything else. */
export function stateCode(state: string): string | null {
  const spelling = state.trim().toUpperCase()
  return names.get(spelling) ?? (codes.has(spelling) ? spelling : null)
}

/** The zone of a location's hours: its own, else that of its state, written in full or not. Sydney's if both are unknown. */
export function locationTimeZone({ zone, state }: { zone: string | null; state: string | null }): string {
  if (zone) return zone
  return zonesByState.get((state ?? '').trim().toUpperCase()) ?? timeZoneOf(null)
}
