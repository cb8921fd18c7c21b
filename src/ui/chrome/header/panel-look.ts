import type { HeaderBackground } from '@/domain/flags/templates'

/**
 * The background of the header's panels. Panels hold more text than the header, so on the brand's colour they
 * open on the paper ground.
 */
export const panelClass: Record<HeaderBackground, string> = {
  light: 'ground-paper',
  dark: 'ground-night',
  brand: 'ground-paper',
}

/** A panel of the page's width. */
export const widePanel = 'menu-panel w-full max-w-none border-b border-line shadow-raised'
