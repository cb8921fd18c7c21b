import { type Brand, type BrandKind, type BrandModel, brandKinds } from './brand'

/** ROUTE-39. */
export const BRANDS = '/brands'

/** ROUTE-34. */
export const brandPath = ({ slug }: Pick<Brand, 'slug'>): string => `/${slug}/overview`

/** What an address asks for, by its form alone. */
export type AskedBrandPage =
  | { readonly page: 'brands' }
  | { readonly page: 'overview'; readonly brand: string }
  | { readonly page: 'model'; readonly model: string }

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Null for an address that no brand or model can have. */
export function parseBrandPage(path: string): AskedBrandPage | null {
  if (path === BRANDS) return { page: 'brands' }
  const [, first = '', second, ...more] = path.split('/')
  if (!SLUG.test(first) || more.length > 0) return null
  if (second === undefined) return { page: 'model', model: first }
  return second === 'overview' ? { page: 'overview', brand: first } : null
}

export interface BrandGroup<Each> {
  readonly kind: BrandKind
  readonly label: string
  readonly brands: readonly Each[]
}

/** The brands of each kind by name, without empty kinds (BRAND-01). */
export function groupBrands<Each extends Pick<Brand, 'kind' | 'title'>>(
  brands: readonly Each[],
): BrandGroup<Each>[] {
  return brandKinds.flatMap(({ value, label }) => {
    const ofKind = brands.filter(({ kind }) => kind === value)
    const sorted = ofKind.toSorted((one, other) => one.title.localeCompare(other.title))
    return sorted.length > 0 ? [{ kind: value, label, brands: sorted }] : []
  })
}

/** The model with a page at the root. A model whose address staff replaced has none of its own (OFFER-06). */
export function modelWithPage<Each extends Pick<BrandModel, 'slug' | 'overrideUrl'>>(
  models: readonly Each[],
  slug: string,
): Each | null {
  return models.find((model) => model.slug === slug && !model.overrideUrl) ?? null
}
