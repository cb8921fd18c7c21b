import type { TenantId } from '@/domain/tenants/tenant-context'

const templates = {
  hosts: 'hosts',
  tenant: 't:{tenant}',
  chrome: 't:{tenant}:chrome',
  page: 't:{tenant}:page:{path}',
  /** Paths and dates of published pages. */
  pages: 't:{tenant}:pages',
  legal: 't:{tenant}:legal:{id}',
  /** Which pages show which legal texts. */
  legalPages: 't:{tenant}:legal-pages',
  promos: 't:{tenant}:promos',
  forms: 't:{tenant}:forms',
  redirects: 't:{tenant}:redirects',
  landingTexts: 't:{tenant}:landing-texts',
  offers: 't:{tenant}:offers',
  blog: 't:{tenant}:blog',
  popups: 't:{tenant}:popups',
  announcements: 't:{tenant}:announcements',
  reviews: 't:{tenant}:reviews',
  /** Scripts of other companies. */
  scripts: 't:{tenant}:scripts',
  /** Brands and their models. */
  brands: 't:{tenant}:brands',
  media: 't:{tenant}:media',
  locations: 't:{tenant}:locations',
  stock: 't:{tenant}:stock',
  /** Words that the search parser recognises. */
  vocabulary: 't:{tenant}:vocabulary',
  /** Makes, models and bodies in stock with their counts. Every page's header shows them. */
  stockChoices: 't:{tenant}:stock-choices',
  /** All vehicle pages: for changes that affect too many to list, or that no vehicle record shows. */
  vehicles: 't:{tenant}:vehicles',
  vehicle: 't:{tenant}:vehicle:{slug}',
} as const

type Template = (typeof templates)[keyof typeof templates]
type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** Every tag but `hosts` contains the tenant, so expiring one never affects another tenant. */
export type CacheTag = string & { readonly __kind: 'cache tag' }

/**
 * Fills a tag's template. Throws for an empty placeholder: such a tag would silently expire nothing. Values are not
 * shortened: Next rejects tags over 256 characters, and the caps on paths and slugs keep them below that.
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
