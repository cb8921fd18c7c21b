import { timeZoneOf } from '../vehicle/state-time'

const abbreviations = new Map(
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

/** The zone of a location's hours: its own, else that of its state, written in full or not. Sydney's if both are unknown. */
export function locationTimeZone({ zone, state }: { zone: string | null; state: string | null }): string {
  if (zone) return zone
  const written = (state ?? '').trim().toUpperCase()
  return timeZoneOf(abbreviations.get(written) ?? written)
}
