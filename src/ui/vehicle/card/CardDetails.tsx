import type { StockHit } from '@/domain/stock/search/results/result'
import { cardDetailsOf } from '@/domain/vehicle/specs/kind-details'
import type { CardDetail } from '@/domain/vehicle/vehicle-details'
import { vehicleKind } from '@/domain/vehicle/vehicle-kind'
import { Icon } from '@/ui/primitives/Icon'
import { detailIcon } from '../detail-icons'

/** A label shows where there is room, or for a figure that has no meaning without it. */
const labelClass = 'font-normal text-ink-3 @min-[52rem]/results:block @min-[52rem]/results:text-xs/4'

interface Props {
  vehicle: StockHit
  chosen: readonly CardDetail[]
  labelled: boolean
}

/**
 * The details that buyers compare and those that the site chose for its cards (CARD-02), each with an icon.
 */
export function CardDetails({ vehicle, chosen, labelled }: Props) {
  const details = cardDetailsOf(vehicle, chosen)
  if (details.length === 0) return null
  const kind = vehicleKind(vehicle)
  return (
    <ul className="card-details">
      {details.map(({ key, label, text, figure = text }) => (
        <li key={key}>
          <Icon name={detailIcon(key, text, kind)} className="size-4" />
          {labelled && <span className={`${figure === text ? 'hidden ' : ''}${labelClass}`}>{label} </span>}
          <span>{labelled ? figure : text}</span>
        </li>
      ))}
    </ul>
  )
}
