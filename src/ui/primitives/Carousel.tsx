import type { ReactNode } from 'react'

interface CarouselProps {
  /** Names the row. */
  label: string
  items: readonly { key: string; content: ReactNode }[]
  /** Further classes of the row: how wide its items are and, with `--carousel-buttons`, how far from its top the buttons. */
  rowClass: string
}

/** A row that scrolls sideways by touch, wheel, arrow keys or buttons, and stops at whole items. */
export function Carousel({ label, items, rowClass }: CarouselProps) {
  return (
    <div className="relative">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
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
