/** Line icons on a 24 px grid, drawn for this product. */
const paths = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  chevron: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6.6 3.5h3l1.5 4-2 1.6a12.6 12.6 0 0 0 5.8 5.8l1.6-2 4 1.5v3a2 2 0 0 1-2.2 2A17.3 17.3 0 0 1 4.6 5.7a2 2 0 0 1 2-2.2Z',
  plus: 'M12 5v14M5 12h14',
  search: 'm20 20-4.2-4.2M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14Z',
} as const

export type IconName = keyof typeof paths

/** An icon that only repeats what the words beside it say: assistive technology skips it. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`line-icon ${className}`}>
      <path d={paths[name]} />
    </svg>
  )
}
