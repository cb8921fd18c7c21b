import { leadSpecs } from '@/domain/vehicle/specs/lead-specs'
import { vehicleKind } from '@/domain/vehicle/vehicle-kind'
import { Icon } from '@/ui/primitives/Icon'
import { DeliveryCalculator } from '@/ui/vehicle/delivery/DeliveryCalculator'
import { detailIcon } from './detail-icons'
import type { VehiclePage } from './vehicle-page'

/** The vehicle's main figures (VDP-05), and delivery costs for touring vehicles. */
export function VehicleLead({ vehicle, isDeliveryPriced, layout }: VehiclePage) {
  const specs = leadSpecs(vehicle, layout.leadSpecs)
  return (
    <>
      {specs.length > 0 && (
        <section>
          <h2 className="mb-4 text-xl">Key information</h2>
          <dl className="lead-figures">
            {specs.map(({ key, label, text }) => (
              <div key={key}>
                <dt>
                  <Icon name={detailIcon(key, text, vehicleKind(vehicle))} className="size-6" />
                  {label}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {layout.leadSpecs === 'touring' && <DeliveryCalculator vehicle={vehicle} isPriced={isDeliveryPriced} />}
    </>
  )
}
