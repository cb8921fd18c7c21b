import { describeStock, type StockAge } from '@/domain/dashboard/stock-ages'
import { formatCount } from '@/domain/text/format-count'
import { Panel } from '../admin-parts/Panel'

/** Vehicles for sale by their age, as bars and in words. */
export function StockChart({ ages }: { readonly ages: readonly StockAge[] }) {
  const most = Math.max(...ages.map(({ vehicles }) => vehicles))
  return (
    <Panel title="Stock">
      <p>{describeStock(ages)}</p>
      {most > 0 && (
        <dl className="tw:m-0 tw:grid tw:gap-1">
          {ages.map(({ label, vehicles }) => (
            <div key={label} className="tw:grid tw:grid-cols-[7rem_1fr_4rem] tw:items-center tw:gap-2">
              <dt className="tw:text-muted">{label}</dt>
              <dd className="tw:order-last tw:m-0 tw:text-right tw:tabular-nums">{formatCount(vehicles)}</dd>
              <dd aria-hidden="true" className="tw:m-0">
                <svg className="tw:block tw:h-3 tw:w-full" viewBox="0 0 100 1" preserveAspectRatio="none">
                  <title>{label}</title>
                  <rect width={(vehicles / most) * 100} height={1} fill="currentColor" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}
