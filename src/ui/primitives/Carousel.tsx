import type { ReactNode } from 'react'
import { CarouselButtons } from './CarouselButtons'

interface CarouselProps {
  /** Names the row. */
  label: string
  items: readonly { key: string; content: ReactNode }[]
  /** How wide an item is: `w-72`. */
  itemClass?: string
  /** Further classes of the row, which say with `--carousel-buttons` how far from its top the buttons are. */
  rowClass?: string
}

/** A row that scrolls sideways by touch, wheel, arrow keys or buttons, and stops at whole items. */
export function Carousel({
  label,
  items,
  itemClass = 'w-[85%] sm:w-72',
  rowClass = '[--carousel-buttons:calc(50%-2rem)]',
}: CarouselProps) {
  return (
    <div className="relative">
      <CarouselButtons />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
        aria-roledescription="carousel"
        aria-label={label}
        className={`carousel flex snap-x snap-mandatory gap-4 overflow-x-auto pb-4 ${rowClass}`}
      >
        {items.map(({ key, content }) => (
          <li key={key} className={`shrink-0 snap-start ${itemClass}`}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  )
}
