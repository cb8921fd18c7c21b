import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { readTenantContext } from './read-tenant-context'

export interface ThemedWebsite {
  id: number
  slug: string
  name: string
}

export type ThemeSample = Pick<TenantContext, 'slug' | 'name' | 'template' | 'theme'>

/** Every website, by name. For platform admins only, because it crosses tenants. */
export async function listThemedWebsites(): Promise<ThemedWebsite[]> {
  const { rows } = await database().query<ThemedWebsite>('SELECT id, slug, name FROM tenants ORDER BY name')
  return rows
}

export async function readThemeSample(id: number): Promise<ThemeSample | null> {
  const ctx = await readTenantContext(id)
  return ctx && { slug: ctx.slug, name: ctx.name, template: ctx.template, theme: ctx.theme }
}
