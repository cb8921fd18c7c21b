import type { TenantContext } from '@/domain/tenants/tenant-context'
import { fontPairFor } from '@/domain/theme/font-pairs'
import { buildPalette } from '@/domain/theme/palette'
import { formatHex } from '@/domain/theme/srgb'
import type { Radius } from '@/domain/theme/theme'

/** A theme on paper: the colours, corners and letters of a website's sheet. */
export interface SheetLook {
  readonly dealer: string
  readonly brand: string
  readonly onBrand: string
  readonly brandInk: string
  readonly ink1: string
  readonly ink2: string
  readonly ink3: string
  readonly line: string
  readonly surface: string
  /** Points. */
  readonly radius: number
  /** A heading in the theme's letters. */
  readonly cased: (text: string) => string
}

const radii: Record<Radius, number> = { none: 0, small: 3, medium: 7, large: 12 }

/** How a tenant's sheets look. */
export function sheetLook({ name, theme }: Pick<TenantContext, 'name' | 'theme'>): SheetLook {
  const { brand, paper } = buildPalette(theme)
  const isUppercase = fontPairFor(theme.fonts).displayCase === 'uppercase'
  return {
    dealer: name,
    brand: formatHex(brand.colour),
    onBrand: formatHex(brand.text),
    brandInk: formatHex(paper.brandInk),
    ink1: formatHex(paper.ink1),
    ink2: formatHex(paper.ink2),
    ink3: formatHex(paper.ink3),
    line: formatHex(paper.line),
    surface: formatHex(paper.surface2),
    radius: radii[theme.radius],
    cased: (text) => (isUppercase ? text.toUpperCase() : text),
  }
}
