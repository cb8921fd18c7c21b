import type { BrandNumbers } from '@/domain/brands/brand-numbers'
import { pictureOf, type StoredPicture } from '@/domain/content/picture'
import { websitePlugins } from '@/domain/flags/plugins'
import { resolveSettings } from '@/domain/flags/resolve'
import { parseTemplate, type TemplateKey } from '@/domain/flags/templates'
import type { DealershipId, TenantContext, TenantDealership, TenantId } from '@/domain/tenants/tenant-context'
import { parseTheme, type StoredTheme } from '@/domain/theme/parse-theme'
import type { Theme } from '@/domain/theme/theme'
import { database } from '../clients/database'
import { log } from '../log/log.mjs'
import { readFinanceProvider } from './read-finance-provider'

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
  theme: StoredTheme | null
  logo: StoredPicture | null
  logo_on_dark: StoredPicture | null
  certified: StoredPicture | null
  settings: unknown
  group_settings: unknown
}

interface DealershipRow {
  id: number
  slug: string
  name: string
  settings: unknown
}

const READ_NUMBERS = `
  SELECT make, coalesce(new_phone, '') AS new, coalesce(used_phone, '') AS used, coalesce(demo_phone, '') AS demo
  FROM brands WHERE tenant_id = $1 AND make <> '' AND concat(new_phone, used_phone, demo_phone) <> '' ORDER BY id`

/** Reads a tenant with its group, dealerships and lender, and resolves every setting. Null when the tenant no longer exists. */
export async function readTenantContext(id: number): Promise<TenantContext | null> {
  const tenants = await database().query<TenantRow>(
    `SELECT t.*, g.settings AS group_settings, to_jsonb(themes) AS theme, to_jsonb(logo) AS logo,
       to_jsonb(logo_on_dark) AS logo_on_dark, to_jsonb(certified) AS certified
     FROM tenants t
     JOIN groups g ON g.id = t.group_id
     LEFT JOIN themes ON themes.tenant_id = t.id
     LEFT JOIN media logo ON logo.id = themes.logo_id AND logo.tenant_id = t.id
     LEFT JOIN media logo_on_dark ON logo_on_dark.id = themes.logo_on_dark_id AND logo_on_dark.tenant_id = t.id
     LEFT JOIN media certified ON certified.id = themes.certified_badge_id AND certified.tenant_id = t.id
     WHERE t.id = $1`,
    [id],
  )
  const row = tenants.rows[0]
  if (!row) return null
  const dealerships = await database().query<DealershipRow>(
    'SELECT id, slug, name, settings FROM dealerships WHERE tenant_id = $1 ORDER BY id',
    [id],
  )
  const context = buildContext(row, dealerships.rows)
  const choice = context.settings['finance.provider']
  const [financeProvider, numbers] = await Promise.all([
    readFinanceProvider(database(), id, choice),
    database().query<BrandNumbers>(READ_NUMBERS, [id]),
  ])
  return { ...context, financeProvider, brandNumbers: numbers.rows }
}

function buildContext(
  row: TenantRow,
  dealerships: DealershipRow[],
): Omit<TenantContext, 'financeProvider' | 'brandNumbers'> {
  const template = parseTemplate(row.template)
  const layers = { template, group: row.group_settings, tenant: row.settings }
  const { settings, problems } = resolveSettings(layers)
  for (const { level, key, message } of problems) {
    log.warn(`tenant ${row.slug}: the ${level}'s value of ${key} is ignored: ${message}`)
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
    theme: themeOf(row),
    logos: {
      onLight: pictureOf(row.logo),
      onDark: pictureOf(row.logo_on_dark),
      certified: pictureOf(row.certified),
    },
    settings,
    session: { plugins: websitePlugins(settings) },
    dealerships: dealerships.map((dealership) => dealershipOf(dealership, layers)),
  }
}

function themeOf(row: TenantRow): Theme {
  const { theme, problems } = parseTheme(row.theme)
  for (const problem of problems)
    log.warn(`tenant ${row.slug}: part of the stored theme is ignored: ${problem}`)
  return theme
}

function dealershipOf(
  row: DealershipRow,
  layers: { template: TemplateKey; group: unknown; tenant: unknown },
): TenantDealership {
  const { settings } = resolveSettings({ ...layers, dealership: row.settings })
  return { id: row.id as DealershipId, slug: row.slug, name: row.name, settings }
}
