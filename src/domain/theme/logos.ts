import type { Picture } from '@/domain/content/picture'
import type { HeaderGround } from '@/domain/flags/templates'
import { sizedImage } from '@/domain/images/image-set'
import { buildPalette, WHITE } from './colours/palette'
import type { Theme } from './theme'

/** A dealer's marks: its logo, drawn for light and for dark grounds. Null where there is none: the name is set in type. */
export interface Logos {
  onLight: Picture | null
  onDark: Picture | null
  /** The maker's certified-used mark (CARD-12). Null where the drawn seal stands in for it. */
  certified: Picture | null
}

/** The logo that reads on a ground. On the brand it is the one made for grounds as dark, or as light, as that colour. */
export function logoFor(
  { onLight, onDark }: Pick<Logos, 'onLight' | 'onDark'>,
  ground: HeaderGround,
  theme: Theme,
): Picture | null {
  if (ground !== 'brand') return ground === 'light' ? onLight : onDark
  return buildPalette(theme).brand.text === WHITE ? onDark : onLight
}

/** The certified mark as custom properties of the page: cards are drawn in many places, and it is the same in all of them. */
export function certifiedVariables({ certified }: Logos): Record<`--${string}`, string> {
  if (!certified) return {}
  return {
    '--certified-badge': `url("${sizedImage(certified.source, { width: 320 }, certified.cdn)}")`,
    '--certified-ratio': `${certified.width} / ${certified.height}`,
  }
}
