import type { DeliveryAnswer } from '@/domain/delivery/delivery-answer'
import { pricedDelivery } from '@/domain/delivery/delivery-estimate'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { runningCostPanel } from '@/ui/running-costs/RunningCost'
import { CallNumber } from '@/ui/vehicle/contact/CallNumber'
import { CONTACT_PANEL } from '@/ui/vehicle/vehicle-anchors'
import { DeliveryForm, type DeliveryState } from './DeliveryForm'

interface Props {
  /** The vehicle to deliver; null for any vehicle. */
  vehicle: Vehicle | null
  postcode: string
  answer: DeliveryAnswer
  freeText: string
  /** The number to call where there is no estimate; null for none. */
  number: string | null
  /** Whether the number is unmasked from the start (PHONE-02). */
  numberShown: boolean
}

/**
 * The page that a delivery form submits to without JavaScript. Where there is no estimate it links to the
 * vehicle's enquiry form, which its text mentions (DEL-04).
 */
export function DeliveryView({ vehicle, postcode, answer, freeText, number, numberShown }: Props) {
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
      <div className={runningCostPanel}>
        <DeliveryForm slug={vehicle?.slug} postcode={postcode} state={stateOf(answer, freeText)} />
      </div>
      {answer.kind === 'unavailable' && (vehicle || number) && (
        <div className="flex flex-wrap items-start gap-3">
          {vehicle && (
            <ButtonLink
              link={{ label: 'Enquire about this vehicle', href: `${vehicle.path}#${CONTACT_PANEL}` }}
              look={number ? 'secondary' : 'primary'}
            />
          )}
          {number && <CallNumber number={number} shown={numberShown} />}
        </div>
      )}
    </div>
  )
}

function stateOf(answer: DeliveryAnswer, freeText: string): DeliveryState {
  if (answer.kind === 'unavailable') return { kind: 'unavailable' }
  if (answer.kind === 'refused') return { kind: 'refused', problem: answer.message, isField: true }
  return { kind: 'estimate', ...pricedDelivery(answer.estimate, freeText) }
}
