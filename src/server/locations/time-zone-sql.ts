import { locationTimeZone, zonesByState } from '@/domain/locations/hours/time-zone'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const cases = [...zonesByState].map(([state, zone]) => `WHEN ${quoted(state)} THEN ${quoted(zone)}`).join(' ')

const unknown = quoted(locationTimeZone({ zone: null, state: null }))

/** `locationTimeZone` in SQL. The arguments are expressions. */
export const timeZoneSql = (zone: string, state: string): string =>
  `coalesce(nullif(${zone}::text, ''), CASE upper(trim(${state})) ${cases} ELSE ${unknown} END)`

/** The zone of a website is that of its main location. */
export const siteZoneSql = (tenantId: string): string =>
  `(SELECT ${timeZoneSql('main.time_zone', "coalesce(nullif(main.address_state, ''), site.address_state)")}
    FROM tenants site LEFT JOIN LATERAL (
      SELECT time_zone, address_state FROM locations WHERE tenant_id = site.id
      ORDER BY "primary" DESC NULLS LAST, coalesce(visible, true) DESC, id LIMIT 1
    ) main ON true WHERE site.id = ${tenantId})`

/** The zone of a lead, by the alias of its row: its location's, or else its website's. */
export const leadZoneSql = (lead: string): string =>
  `coalesce((SELECT ${timeZoneSql('yard.time_zone', "coalesce(nullif(yard.address_state, ''), site.address_state)")}
    FROM locations yard JOIN tenants site ON site.id = yard.tenant_id WHERE yard.id = ${lead}.location_id),
    ${siteZoneSql(`${lead}.tenant_id`)})`
