import { resolveSettings } from '@/domain/flags/resolve'
import { parseTemplate } from '@/domain/flags/templates'
import { gateAt } from '@/domain/shoppers/gated-paths'
import { normaliseHost, slugOfLocalHost } from '@/domain/tenants/host'
import { database } from '../clients/database'

interface Row {
  template: string
  settings: unknown
  group_settings: unknown
}

/** Whether the page is behind sign-in on the host's website. For the proxy, where Next's cache of reads does not work. */
export async function isGated(host: string, path: string): Promise<boolean> {
  const name = normaliseHost(host)
  const { rows } = await database().query<Row>(
    `SELECT t.template, t.settings, g.settings AS group_settings FROM tenants t JOIN groups g ON g.id = t.group_id
     WHERE t.slug = $1 OR EXISTS (SELECT FROM tenants_domains d WHERE d._parent_id = t.id AND d.host = $2)`,
    [slugOfLocalHost(name), name],
  )
  const [row] = rows
  if (!row) return false
  const layers = {
    template: parseTemplate(row.template),
    group: row.group_settings,
    tenant: row.settings,
  }
  return gateAt(path, resolveSettings(layers).settings) !== null
}
