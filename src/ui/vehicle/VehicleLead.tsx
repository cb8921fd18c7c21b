import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { detailIcon } from '@/domain/vehicle/specs/detail-icons'
import { leadSpecs } from '@/domain/vehicle/specs/lead-specs'
import { vehicleKind } from '@/domain/vehicle/vehicle-kind'
import { Icon } from '@/ui/primitives/Icon'
import { DeliveryCalculator } from '@/ui/vehicle/delivery/DeliveryCalculator'

/** The last item fills its row. */
const figure =
  'flex flex-col justify-between gap-2 bg-surface-1 p-4 sm:p-5 max-sm:last:odd:col-span-2 sm:last:nth-[3n+1]:col-span-3 sm:last:nth-[3n+2]:col-span-2'

/** The vehicle's main figures (VDP-05), and delivery costs for touring vehicles. */
export function VehicleLead({ vehicle, isDeliveryPriced, layout }: VehiclePage) {
  const specs = leadSpecs(vehicle, layout.leadSpecs)
  return (
    <>
      {specs.length > 0 && (
        <section>
          <h2 className="mb-4 text-xl">Key information</h2>
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
            {specs.map(({ key, label, text }) => (
              <div key={key} className={figure}>
                <dt className="flex items-center gap-2 text-[0.875rem]/4.5 text-ink-3">
                  <Icon name={detailIcon(key, text, vehicleKind(vehicle))} className="size-6" />
                  {label}
                </dt>
                <dd className="font-display text-[1.25rem]/6 font-(--display-weight) tracking-(--display-tracking) break-words tabular-nums outback:text-[1.5rem]/7">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {layout.leadSpecs === 'touring' && <DeliveryCalculator vehicle={vehicle} isPriced={isDeliveryPriced} />}
    </>
  )
}
