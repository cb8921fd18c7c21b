import type { HeaderLayout } from '@/domain/flags/templates'

/**
 * The breakpoint at which the menu moves from the drawer into the header. A menu in a separate row has more
 * room.
 */
export const menuFrom: Record<HeaderLayout['rows'], { shown: string; hidden: string }> = {
  one: { shown: 'hidden xl:block', hidden: 'xl:hidden' },
  two: { shown: 'hidden lg:block', hidden: 'lg:hidden' },
}

/** The maximum width of a logo or name beside the menu. A long name wraps to two lines. */
export const brandWidth: Record<HeaderLayout['rows'], string> = {
  one: 'lg:max-w-64',
  two: 'lg:max-w-80',
}

/** An icon button or link of the header, 44 px square. */
export const iconButton =
  'relative flex size-11 shrink-0 items-center justify-center rounded-control text-ink-1 transition-colors hover:bg-surface-3'
