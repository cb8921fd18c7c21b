import type { ReactNode } from 'react'

interface CarouselProps {
  label: string
  items: readonly { key: string; content: ReactNode }[]
  /**
   * Additional classes of the row: the width of its items and, with `--carousel-buttons`, the buttons'
   * distance from the top.
   */
  rowClass: string
}

/** A row that scrolls sideways by touch, wheel, arrow keys or buttons, and snaps to whole items. */
export function Carousel({ label, items, rowClass }: CarouselProps) {
  return (
    <div className="relative">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-roledescription="carousel"
        aria-label={label}
        className={`carousel flex snap-x snap-mandatory gap-4 overflow-x-auto pb-4 ${rowClass}`}
      >
        {items.map(({ key, content }) => (
          <li key={key} className="shrink-0 snap-start">
            {content}
          </li>
        ))}
      </ul>
    </div>
  )
}
