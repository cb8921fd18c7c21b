import type { Picture } from '../content/picture'

/** Where a brand stands on the group's brands page (BRAND-01), in that order. */
export const brandKinds = [
  { value: 'cars', label: 'Cars' },
  { value: 'motorcycles', label: 'Motorcycles' },
  { value: 'trucks', label: 'Trucks' },
  { value: 'caravans', label: 'Caravans' },
  { value: 'group', label: 'Our group' },
] as const
export type BrandKind = (typeof brandKinds)[number]['value']

/** BRAND-02. Plain JSON. */
export interface Brand {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly kind: BrandKind
  /** As the stock names it; null for a brand of the group that is not a make. */
  readonly make: string | null
  readonly logo: Picture | null
  readonly banner: Picture | null
  readonly description: string
}

/** A model with a page of its own (BRAND-06). Plain JSON. */
export interface BrandModel {
  readonly id: number
  readonly brandId: number
  readonly name: string
  readonly slug: string
  readonly overrideUrl: string | null
  readonly picture: Picture | null
  readonly intro: string
}
