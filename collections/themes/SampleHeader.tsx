'use client'

import type { TemplateKey } from '@/domain/flags/templates'
import { type Palette, WHITE } from '@/domain/theme/colours/palette'
import { headerBackground } from '@/domain/theme/header-background'
import type { Theme } from '@/domain/theme/theme'
import { useLogo } from './use-logo'

interface SampleHeaderProps {
  theme: Theme
  /** The website's template, which sets the header's background when the theme does not. */
  template: TemplateKey
  palette: Palette
  logos: { onLight: unknown; onDark: unknown }
}

export function SampleHeader({ theme, template, palette, logos }: SampleHeaderProps) {
  const ground = headerBackground(template, theme.headerStyle)
  const isDark = ground === 'dark' || (ground === 'brand' && palette.brand.text === WHITE)
  const logo = useLogo(isDark ? logos.onDark : logos.onLight)
  return (
    <div
      className={`theme-sample-${ground} tw:flex tw:min-h-16 tw:flex-wrap tw:items-center tw:justify-between tw:gap-x-4 tw:gap-y-2 tw:px-5 tw:py-2`}
    >
      {logo ? (
        // biome-ignore lint/performance/noImgElement: a picture of the admin's own API, at its own size
        <img className="tw:h-9 tw:max-w-52 tw:object-contain" src={logo.url} alt={logo.alt} />
      ) : (
        <strong className="theme-sample-name">Your dealership</strong>
      )}
      <span aria-hidden="true">Stock</span>
      <span aria-hidden="true">Finance</span>
      <strong>07 5550 0100</strong>
    </div>
  )
}
