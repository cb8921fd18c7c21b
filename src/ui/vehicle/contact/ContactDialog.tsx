import { callNumber } from '@/domain/stock/vehicle-page/call-number'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Dialog, type DialogProps } from '@/ui/primitives/overlays/Dialog'
import type { VehiclePage } from '../vehicle-page'
import { CallNumber } from './CallNumber'
import { ContactActions } from './ContactActions'
import { revealRecord } from './record-reveal'
import { VehiclePlace } from './VehiclePlace'

export type ContactWays = Pick<VehiclePage, 'vehicle' | 'settings' | 'enquiryHref' | 'websiteId'>

interface Props extends ContactWays, Pick<DialogProps, 'id' | 'title' | 'place'> {
  lead: string
}

export function ContactDialog({ lead, vehicle, settings, enquiryHref, websiteId, ...dialog }: Props) {
  const number = callNumber(vehicle, settings)
  return (
    <Dialog {...dialog}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-2">{lead}</p>
        {(number || enquiryHref) && (
          <ContactActions>
            {number && (
              <CallNumber
                number={number}
                shown={settings['phone.shownFromStart']}
                record={revealRecord(vehicle, websiteId)}
              />
            )}
            {enquiryHref && (
              <ButtonLink
                link={{ label: 'Write to Us', href: enquiryHref }}
                look={number ? 'secondary' : 'primary'}
              />
            )}
          </ContactActions>
        )}
        <VehiclePlace vehicle={vehicle} namesDealership={false} />
      </div>
    </Dialog>
  )
}
