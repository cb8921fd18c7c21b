import type pg from 'pg'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import type { DealershipId, TenantContext, TenantId } from '@/domain/tenants/tenant-context'
import { defaultTheme } from '@/domain/theme/theme'
import { financeProvider } from '~/tests/support/servers/finance-provider'

export interface Owner {
  tenant_id: number
  dealership_id: number
}

export async function plantOwners(pool: pg.Pool): Promise<Owner[]> {
  await pool.query(`INSERT INTO groups (id, name, slug) VALUES (1, 'Group', 'group')`)
  const owners: Owner[] = []
  for (const tenant_id of [1, 2]) {
    await pool.query(
      `INSERT INTO tenants (id, name, slug, group_id, template) VALUES ($1, $2, $2, 1, 'metro')`,
      [tenant_id, `tenant-${tenant_id}`],
    )
    for (const dealership_id of [tenant_id * 10 + 1, tenant_id * 10 + 2]) {
      await pool.query('INSERT INTO dealerships (id, tenant_id, name, slug) VALUES ($1, $2, $3, $3)', [
        dealership_id,
        tenant_id,
        `dealership-${dealership_id}`,
      ])
      owners.push({ tenant_id, dealership_id })
    }
  }
  return owners
}

/**
 * The first tenant's website with some settings and a record of the lender they select; `ownSoldDays` applies to
 * its second dealership.
 */
export function siteOf(overrides: SettingOverrides = {}, ownSoldDays?: number): TenantContext {
  const settings = (dealership?: SettingOverrides) =>
    resolveSettings({ template: 'metro', tenant: overrides, dealership }).settings
  const key = settings()['finance.provider']
  const own = ownSoldDays === undefined ? undefined : { 'search.soldDays': ownSoldDays }
  return {
    id: 1 as TenantId,
    slug: 'tenant-1',
    name: 'Tenant',
    template: 'metro',
    groupId: 1,
    manufacturerName: null,
    address: { city: null, state: null },
    siteBaseUrl: null,
    websiteId: 'tenant-1',
    canonicalHost: null,
    redirectToCanonical: false,
    theme: defaultTheme,
    logos: { onLight: null, onDark: null, certified: null },
    session: { plugins: [] },
    financeProvider: key === 'none' ? null : financeProvider({ key }),
    settings: settings(),
    dealerships: [
      { id: 11 as DealershipId, slug: 'dealership-11', name: 'Dealership 11', settings: settings() },
      { id: 12 as DealershipId, slug: 'dealership-12', name: 'Dealership 12', settings: settings(own) },
    ],
  }
}
