import { callNumber } from '@/domain/stock/call-number'
import type { Vehicle } from '@/domain/stock/vehicle'
import { ButtonLink } from '@/ui/primitives/ButtonLink'
import { CallNumber } from './CallNumber'
import { VehiclePlace } from './VehiclePlace'
import type { VehiclePageSettings } from './vehicle-page-settings'

export interface ContactWaysProps {
  vehicle: Vehicle
  settings: VehiclePageSettings
  /** Where one writes to the dealer, if the site has such a page. */
  enquiryHref: string | null
}

/** Whom to call, where to write and where to come to. */
export function ContactWays({ vehicle, settings, enquiryHref }: ContactWaysProps) {
  const number = callNumber(vehicle, settings)
  return (
    <>
      {(number || enquiryHref) && (
        <div className="contact-actions">
          {number && <CallNumber number={number} shown={settings['phone.shownFromStart']} />}
          {enquiryHref && (
            <ButtonLink
              link={{ label: 'Write to Us', href: enquiryHref }}
              look={number ? 'secondary' : 'primary'}
            />
          )}
        </div>
      )}
      <VehiclePlace vehicle={vehicle} namesDealership={false} />
    </>
  )
}
