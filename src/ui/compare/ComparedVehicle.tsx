import type { Offer } from '@/domain/finance/offer/offer'
import { isSold } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { VehiclePhoto } from '@/ui/photos/VehiclePhoto'
import { FinanceLead } from '@/ui/vehicle/price/FinanceLead'
import { PriceLine } from '@/ui/vehicle/price/PriceLine'
import { WeeklyLine } from '@/ui/vehicle/price/WeeklyLine'
import RemoveCompared from './remove-compared.island'

interface Props {
  vehicle: Vehicle
  offer: Offer
  /** The slugs that remain when this vehicle is removed. */
  others: readonly string[]
  cdn: string
}

export function ComparedVehicle({ vehicle, offer, others, cdn }: Props) {
  return (
    <div className="flex flex-col gap-2 *:first:rounded-control">
      <VehiclePhoto
        vehicle={vehicle.slug}
        url={vehicle.primary_image_url}
        alt=""
        sizes="(min-width: 64rem) 16rem, 9rem"
        widths={[160, 320, 480, 640]}
        cdn={cdn}
        turn="first"
        body={vehicle.simple_body}
        isSold={isSold(vehicle)}
      />
      {/* Not a heading: the element is already a column header. */}
      <p className="font-(--display-weight) font-display text-[1rem] leading-5.25 tracking-(--display-tracking) [text-transform:var(--display-case)]">
        <a href={vehicle.path} className="hover:underline">
          {vehicle.name}
        </a>
      </p>
      {offer.isForSale ? <PriceLine price={offer.price} /> : <p className="font-semibold">Sold</p>}
      {offer.weekly && <FinanceLead price={offer.price} />}
      {offer.weekly && <WeeklyLine quote={offer.weekly} />}
      <RemoveCompared slug={vehicle.slug} name={vehicle.name} others={others} />
    </div>
  )
}
