import type { DeliveryAnswer } from '@/domain/delivery/delivery-answer'
import type { Vehicle } from '@/domain/stock/vehicle'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { DeliveryForm } from './DeliveryForm'

interface Props {
  /** What is to be brought; null for any vehicle. */
  vehicle: Vehicle | null
  postcode: string
  answer: DeliveryAnswer
  freeText: string
}

/** The page that answers a delivery form where no scripts run. */
export function DeliveryView({ vehicle, postcode, answer, freeText }: Props) {
  const home = { label: 'Home', href: '/' }
  const way = vehicle ? [home, { label: vehicle.name, href: vehicle.path }] : [home]
  return (
    <div className="container-page grid gap-6 py-8 sm:py-12">
      <Breadcrumbs crumbs={[...way, { label: 'Delivery', href: null }]} />
      <h1 className="text-3xl sm:text-4xl">Delivery</h1>
      {vehicle && (
        <p>
          Of the{' '}
          <a href={vehicle.path} className="font-semibold text-link underline">
            {vehicle.name}
          </a>
          {vehicle.city && ` from ${vehicle.city}`}
        </p>
      )}
      <div className="running-cost">
        <DeliveryForm slug={vehicle?.slug} asked={{ postcode, answer }} freeText={freeText} />
      </div>
    </div>
  )
}
