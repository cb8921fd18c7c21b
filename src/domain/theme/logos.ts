import type { Picture } from '@/domain/content/picture'
import type { HeaderGround } from '@/domain/flags/templates'
import { sizedImage } from '@/domain/images/image-set'
import { buildPalette, WHITE } from './colours/palette'
import type { Theme } from './theme'

/** A dealer's logo for light and for dark backgrounds. Null if there is none: the name is shown as text. */
export interface Logos {
  onLight: Picture | null
  onDark: Picture | null
  /** The manufacturer's certified-used mark (CARD-12). Null to use the built-in seal. */
  certified: Picture | null
}

/** The logo for a background. On the brand colour it is the logo for backgrounds of similar lightness. */
export function logoFor(
  { onLight, onDark }: Pick<Logos, 'onLight' | 'onDark'>,
  ground: HeaderGround,
  theme: Theme,
): Picture | null {
  if (ground !== 'brand') return ground === 'light' ? onLight : onDark
  return buildPalette(theme).brand.text === WHITE ? onDark : onLight
}

/** The certified mark as custom properties of the page, because many cards share it. */
export function certifiedVariables({ certified }: Logos): Record<`--${string}`, string> {
  if (!certified) return {}
  return {
    '--certified-badge': `url("${sizedImage(certified.source, { width: 320 }, certified.cdn)}")`,
    '--certified-ratio': `${certified.width} / ${certified.height}`,
  }
}
