import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { readTenantContext } from './read-tenant-context'

/** A website whose theme can be looked at. */
export interface ThemedWebsite {
  id: number
  slug: string
  name: string
}

/** What the style guide shows of a website. */
export type ThemeSample = Pick<TenantContext, 'slug' | 'name' | 'template' | 'theme'>

/** Every website, by name. For platform admins alone: it crosses tenants. */
export async function listThemedWebsites(): Promise<ThemedWebsite[]> {
  const { rows } = await database().query<ThemedWebsite>('SELECT id, slug, name FROM tenants ORDER BY name')
  return rows
}

/** The theme of a website, and the template that it was chosen for. Null when the website is gone. */
export async function readThemeSample(id: number): Promise<ThemeSample | null> {
  const ctx = await readTenantContext(id)
  return ctx && { slug: ctx.slug, name: ctx.name, template: ctx.template, theme: ctx.theme }
}
