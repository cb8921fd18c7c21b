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

/** Sydney's if the state is unknown. */
export function timeZoneOf(state: string | null): string {
  return zones.get(state ?? '') ?? 'Australia/Sydney'
}
