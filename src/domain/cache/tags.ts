import type { TenantId } from '@/domain/tenants/tenant-context'

const templates = {
  hosts: 'hosts',
  tenant: 't:{tenant}',
  chrome: 't:{tenant}:chrome',
  page: 't:{tenant}:page:{path}',
  /** Which pages are published, and since when. */
  pages: 't:{tenant}:pages',
  legal: 't:{tenant}:legal:{id}',
  promos: 't:{tenant}:promos',
  landingTexts: 't:{tenant}:landing-texts',
  media: 't:{tenant}:media',
  locations: 't:{tenant}:locations',
  /** Lists of stock. */
  stock: 't:{tenant}:stock',
  /** What search texts are understood with. */
  vocabulary: 't:{tenant}:vocabulary',
  /** Which makes, models and bodies there are, and how many of each: the header of every page tells. */
  stockChoices: 't:{tenant}:stock-choices',
  /** Every vehicle's page, for changes that are too many to name or that no vehicle's own record shows. */
  vehicles: 't:{tenant}:vehicles',
  vehicle: 't:{tenant}:vehicle:{slug}',
} as const

type Template = (typeof templates)[keyof typeof templates]
type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** A cache tag. Every tag but `hosts` carries the tenant, so that expiring one never touches another tenant. */
export type CacheTag = string & { readonly __kind: 'cache tag' }

/**
 * Fills a tag's template. Throws when a placeholder is empty: a tag with a hole in it would expire nothing, and nobody
 * would notice. Long values are kept; Next refuses tags over 256 characters, and paths and slugs are capped below that.
 */
export function buildTag<K extends keyof typeof templates>(
  kind: K,
  values: Record<Placeholder<(typeof templates)[K] & Template>, string | number | TenantId>,
): CacheTag {
  return templates[kind].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, string | number>)[name]
    if (value === undefined || value === null || value === '') {
      throw new Error(`cache tag "${kind}" needs a value for "${name}"`)
    }
    return String(value)
  }) as CacheTag
}
