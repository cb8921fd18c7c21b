import { resolveSettings } from '@/domain/flags/resolve'
import { parseTemplate } from '@/domain/flags/templates'
import { gateAt } from '@/domain/shoppers/gated-paths'
import { normaliseHost, slugOfLocalHost } from '@/domain/tenants/host'
import { decodeSegment } from '@/domain/url/decode-segment'
import { database } from '../clients/database'

interface Row {
  template: string
  settings: unknown
  group_settings: unknown
}

const OLD_MS = 10_000
const MOST_HOSTS = 500
const known = new Map<string, { readonly row: Row; readonly readAt: number }>()

/**
 * Whether the page is behind sign-in on the host's website. For the proxy, where Next's cache of reads does not work.
 * With `mayBeOld`, a change of the gates may take ten seconds.
 */
export async function isGated(host: string, path: string, { mayBeOld = false } = {}): Promise<boolean> {
  const name = normaliseHost(host)
  const remembered = mayBeOld ? known.get(name) : undefined
  const isFresh = remembered && performance.now() - remembered.readAt < OLD_MS
  const row = isFresh ? remembered.row : await readRow(name)
  if (!row) return false
  const layers = { template: parseTemplate(row.template), group: row.group_settings, tenant: row.settings }
  const address = path.split('/').map(decodeSegment).join('/')
  return gateAt(address, resolveSettings(layers).settings) !== null
}

async function readRow(name: string): Promise<Row | undefined> {
  const { rows } = await database().query<Row>(
    `SELECT t.template, t.settings, g.settings AS group_settings FROM tenants t JOIN groups g ON g.id = t.group_id
     WHERE t.slug = $1 OR EXISTS (SELECT FROM tenants_domains d WHERE d._parent_id = t.id AND d.host = $2)`,
    [slugOfLocalHost(name), name],
  )
  const [row] = rows
  if (!row) return
  if (known.size >= MOST_HOSTS) known.clear()
  known.set(name, { row, readAt: performance.now() })
  return row
}
