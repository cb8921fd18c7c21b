const zones = new Map(
  Object.entries({
    ACT: 'Australia/Sydney',
    NSW: 'Australia/Sydney',
    NT: 'Australia/Darwin',
    QLD: 'Australia/Brisbane',
    SA: 'Australia/Adelaide',
    TAS: 'Australia/Hobart',
    VIC: 'Australia/Melbourne',
    WA: 'Australia/Perth',
  }),
)

/** The time zone of the state or territory where a vehicle stands: today there is its dealership's. Sydney's where none is known. */
export function timeZoneOf(state: string | null): string {
  return zones.get(state ?? '') ?? 'Australia/Sydney'
}
