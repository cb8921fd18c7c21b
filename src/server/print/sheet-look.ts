import type { HeaderBackground } from '@/domain/flags/templates'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { buildPalette } from '@/domain/theme/colours/palette'
import { formatHex, type Rgb } from '@/domain/theme/colours/srgb'
import { fontPairFor } from '@/domain/theme/fonts/font-pairs'
import { headerBackground } from '@/domain/theme/header-background'
import type { Radius } from '@/domain/theme/theme'

export interface SheetLook {
  readonly dealer: string
  /** The background of the website's own header, for which its logo was made. */
  readonly head: { readonly ground: string; readonly ink: string; readonly logoOn: HeaderBackground }
  readonly brand: string
  readonly brandInk: string
  readonly ink1: string
  readonly ink2: string
  readonly ink3: string
  readonly line: string
  readonly surface: string
  /** Points. */
  readonly radius: number
  readonly cased: (text: string) => string
}

type Looks = Pick<TenantContext, 'name' | 'theme' | 'template'>

const radii: Record<Radius, number> = { none: 0, small: 3, medium: 7, large: 12 }

export function sheetLook({ name, theme, template }: Looks): SheetLook {
  const { brand, paper, night } = buildPalette(theme)
  const isUppercase = fontPairFor(theme.fonts).displayCase === 'uppercase'
  const ground = headerBackground(template, theme.headerStyle)
  const grounds: Record<HeaderBackground, readonly [ground: Rgb, ink: Rgb]> = {
    light: [paper.surface1, paper.ink1],
    dark: [night.surface1, night.ink1],
    brand: [brand.colour, brand.text],
  }
  const [under, ink] = grounds[ground]
  return {
    dealer: name,
    head: { ground: formatHex(under), ink: formatHex(ink), logoOn: ground },
    brand: formatHex(brand.colour),
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
