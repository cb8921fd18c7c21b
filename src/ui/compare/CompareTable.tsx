import type { CSSProperties } from 'react'
import { MAX_COMPARED } from '@/domain/compare/compare-path'
import type { ComparedGroup, ComparedRow } from '@/domain/compare/compare-vehicles'
import type { Offer } from '@/domain/finance/offer/offer'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { vehicleCount } from '@/domain/vehicle/saved/saved-vehicles'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { Icon } from '@/ui/primitives/Icon'
import { ComparedVehicle } from './ComparedVehicle'

export interface Compared {
  readonly vehicle: Vehicle
  readonly offer: Offer
}

interface Props {
  compared: readonly Compared[]
  groups: readonly ComparedGroup[]
  /** The site's word for a vehicle (TEN-15). */
  wording: string
  cdn: string
}

/** Vehicles side by side, one per column. Rows with differences are marked by more than colour. */
export function CompareTable({ compared, groups, wording, cdn }: Props) {
  const slugs = compared.map(({ vehicle }) => vehicle.slug)
  const hasRoom = compared.length < MAX_COMPARED
  const columns = 1 + compared.length + (hasRoom ? 1 : 0)
  return (
    // Scrolls sideways; the row headers stay in view. `relative` keeps the screen-reader text inside the box.
    <section
      className="ground-paper relative overflow-x-auto overscroll-x-contain rounded-card border border-line"
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className="compare-table w-full min-w-[calc(6.75rem+var(--columns)*8.25rem)] table-fixed border-separate border-spacing-0 text-sm"
        style={{ '--columns': columns - 1 } as CSSProperties}
      >
        <caption className="sr-only">{`${vehicleCount(compared.length, wording)} side by side`}</caption>
        <thead>
          <tr>
            <td />
            {compared.map(({ vehicle, offer }) => (
              <th key={vehicle.id} scope="col">
                <ComparedVehicle
                  vehicle={vehicle}
                  offer={offer}
                  others={slugs.filter((slug) => slug !== vehicle.slug)}
                  cdn={cdn}
                />
              </th>
            ))}
            {hasRoom && (
              <td rowSpan={1}>
                <a
                  href={SEARCH_PATH}
                  className="flex min-h-32 flex-col items-center justify-center gap-2 rounded-card border-2 border-line border-dashed text-center text-ink-2 hover:border-ink-4 hover:text-ink-1"
                >
                  <Icon name="plus" className="size-6" />
                  Add a {wording.toLowerCase()}
                </a>
              </td>
            )}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="compare-group">
              <th
                scope="rowgroup"
                className="border-r-0 pt-5 pb-2 font-(--display-weight) font-display text-ink-1 sm:text-[1rem]"
              >
                {title}
              </th>
              <td colSpan={columns - 1} />
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} vehicles={slugs} hasRoom={hasRoom} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Row({
  row,
  vehicles,
  hasRoom,
}: {
  row: ComparedRow
  vehicles: readonly string[]
  hasRoom: boolean
}) {
  return (
    <tr data-differs={row.differs ? '' : undefined}>
      <th scope="row">
        {row.differs && (
          <span className="me-1.5 inline-grid size-4.5 place-items-center rounded-full bg-brand font-bold text-[0.75rem] text-on-brand leading-none">
            <span aria-hidden="true">≠</span>
            <span className="sr-only">Differs: </span>
          </span>
        )}
        {row.label}
      </th>
      {vehicles.map((slug, index) => {
        const value = row.values[index] ?? null
        return (
          <td key={slug} className={value === null ? 'font-normal text-ink-3' : undefined}>
            {value ?? (
              <>
                <span aria-hidden="true">–</span>
                <span className="sr-only">Not listed</span>
              </>
            )}
          </td>
        )
      })}
      {hasRoom && <td />}
    </tr>
  )
}
