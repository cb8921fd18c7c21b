import type { HeaderGround, HeaderLayout } from '@/domain/flags/templates'

/** What the header's menus stand on: they are read longer than the header, so on the brand's colour they open as paper. */
export const panelClass: Record<HeaderGround, string> = {
  light: 'ground-paper',
  dark: 'ground-night',
  brand: 'ground-paper',
}

/** From which width on the menu stands in the header; below it is in the drawer. A row of its own has more room. */
export const menuFrom: Record<HeaderLayout['rows'], { shown: string; hidden: string }> = {
  one: { shown: 'hidden xl:block', hidden: 'xl:hidden' },
  two: { shown: 'hidden lg:block', hidden: 'lg:hidden' },
}

/** How much of the header a logo or a name may take where the menu stands in it; a long name has two lines. */
export const brandWidth: Record<HeaderLayout['rows'], string> = {
  one: 'lg:max-w-64',
  two: 'lg:max-w-80',
}

/** A button or link of the header that is an icon, 44 px square. */
export const iconButton =
  'relative flex size-11 shrink-0 items-center justify-center rounded-control text-ink-1 transition-colors hover:bg-surface-3'
