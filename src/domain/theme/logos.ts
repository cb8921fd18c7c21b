import type { Picture } from '@/domain/content/picture'
import type { HeaderBackground } from '@/domain/flags/templates'
import { sizedImage } from '@/domain/images/image-set'
import { buildPalette, WHITE } from './colours/palette'
import type { Theme } from './theme'

/** Null for no logo: the name is shown as text. */
export interface Logos {
  onLight: Picture | null
  onDark: Picture | null
  /** CARD-12. Null for the built-in seal. */
  certified: Picture | null
}

/** On the brand colour it is the logo for backgrounds of similar lightness. */
export function logoFor(
  { onLight, onDark }: Pick<Logos, 'onLight' | 'onDark'>,
  ground: HeaderBackground,
  theme: Theme,
): Picture | null {
  if (ground !== 'brand') return ground === 'light' ? onLight : onDark
  return buildPalette(theme).brand.text === WHITE ? onDark : onLight
}

/** Custom properties of the page, because many cards share the mark. */
export function certifiedVariables({ certified }: Logos): Record<`--${string}`, string> {
  if (!certified) return {}
  return {
    '--certified-badge': `url("${sizedImage(certified.source, { width: 320 }, certified.cdn)}")`,
    '--certified-ratio': `${certified.width} / ${certified.height}`,
  }
}
