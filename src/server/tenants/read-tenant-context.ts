import { websitePlugins } from '@/domain/flags/plugins'
import { resolveSettings } from '@/domain/flags/resolve'
import { parseTemplate, type TemplateKey } from '@/domain/flags/templates'
import type { DealershipId, TenantContext, TenantDealership, TenantId } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'

interface TenantRow {
  id: number
  slug: string
  name: string
  template: string
  group_id: number
  manufacturer_name: string | null
  address_city: string | null
  address_state: string | null
  site_base_url: string | null
  website_id: string | null
  canonical_host: string | null
  redirect_to_canonical: boolean | null
  theme_brand: string | null
  theme_accent: string | null
  settings: unknown
  group_settings: unknown
}

interface DealershipRow {
  id: number
  slug: string
  name: string
  settings: unknown
}

/** Reads a tenant with its group and dealerships, and resolves every switch. Null when the tenant is gone. */
export async function readTenantContext(id: number): Promise<TenantContext | null> {
  const tenants = await database().query<TenantRow>(
    `SELECT t.*, g.settings AS group_settings FROM tenants t JOIN groups g ON g.id = t.group_id WHERE t.id = $1`,
    [id],
  )
  const row = tenants.rows[0]
  if (!row) return null
  const dealerships = await database().query<DealershipRow>(
    'SELECT id, slug, name, settings FROM dealerships WHERE tenant_id = $1 ORDER BY id',
    [id],
  )
  return buildContext(row, dealerships.rows)
}

function buildContext(row: TenantRow, dealerships: DealershipRow[]): TenantContext {
  const template = parseTemplate(row.template)
  const layers = { template, group: row.group_settings, tenant: row.settings }
  const { settings, problems } = resolveSettings(layers)
  for (const { level, key, message } of problems) {
    console.warn(`tenant ${row.slug}: the ${level}'s value of ${key} is ignored: ${message}`)
  }
  return {
    id: row.id as TenantId,
    slug: row.slug,
    name: row.name,
    template,
    groupId: row.group_id,
    manufacturerName: row.manufacturer_name,
    address: { city: row.address_city, state: row.address_state },
    siteBaseUrl: row.site_base_url,
    websiteId: row.website_id ?? row.slug,
    canonicalHost: row.canonical_host,
    redirectToCanonical: row.redirect_to_canonical ?? false,
    theme: { brand: row.theme_brand ?? '#0b5cab', accent: row.theme_accent ?? '#e2611c' },
    settings,
    session: { plugins: websitePlugins(settings) },
    dealerships: dealerships.map((dealership) => dealershipOf(dealership, layers)),
  }
}

function dealershipOf(
  row: DealershipRow,
  layers: { template: TemplateKey; group: unknown; tenant: unknown },
): TenantDealership {
  const { settings } = resolveSettings({ ...layers, dealership: row.settings })
  return { id: row.id as DealershipId, slug: row.slug, name: row.name, settings }
}
