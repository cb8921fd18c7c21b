import type { CardDetailView } from '@/domain/stock/card/card-view'
import { Icon } from '@/ui/primitives/Icon'

/** A label shows where there is room, or for a figure that has no meaning without it. */
const labelClass = 'font-normal text-ink-3 @min-[52rem]/results:block @min-[52rem]/results:text-xs/4'

interface Props {
  details: readonly CardDetailView[]
  labelled: boolean
}

/**
 * The details that buyers compare and those that the site chose for its cards (CARD-02), each with an icon.
 */
export function CardDetails({ details, labelled }: Props) {
  if (details.length === 0) return null
  return (
    <ul className="card-details">
      {details.map(({ label, text, figure, icon }) => (
        <li key={label + text}>
          <Icon name={icon} className="size-4" />
          {labelled && <span className={`${figure === text ? 'hidden ' : ''}${labelClass}`}>{label} </span>}
          <span>{labelled ? figure : text}</span>
        </li>
      ))}
    </ul>
  )
}
