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

/** A panel that opens right below the header. */
export const panel =
  'fixed inset-auto top-(--header-space) max-h-[calc(100dvh-var(--header-space)-1rem)] overflow-y-auto overscroll-contain transition-[opacity,translate] starting:open:-translate-y-2 starting:open:opacity-0'

/** A panel of the page's width. */
export const widePanel = `${panel} left-0 w-full border-b border-line shadow-raised`
