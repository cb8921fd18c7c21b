import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Dialog, type DialogProps } from '@/ui/primitives/overlays/Dialog'
import type { VehiclePage } from '../vehicle-page'
import { CallNumber } from './CallNumber'
import { revealRecord } from './record-reveal'
import { VehiclePlace } from './VehiclePlace'

export type ContactWays = Pick<VehiclePage, 'vehicle' | 'contact' | 'enquiryHref' | 'websiteId'>

interface Props extends ContactWays, Pick<DialogProps, 'id' | 'title' | 'place'> {
  lead: string
}

export function ContactDialog({ lead, vehicle, contact, enquiryHref, websiteId, ...dialog }: Props) {
  const { number } = contact
  return (
    <Dialog {...dialog}>
      <div className="contact-dialog">
        <p className="text-ink-2">{lead}</p>
        {(number || enquiryHref) && (
          <div className="contact-actions">
            {number && (
              <CallNumber
                number={number}
                shown={contact.isNumberShown}
                record={revealRecord(vehicle, websiteId)}
              />
            )}
            {enquiryHref && (
              <ButtonLink
                link={{ label: 'Write to Us', href: enquiryHref }}
                look={number ? 'secondary' : 'primary'}
              />
            )}
          </div>
        )}
        <VehiclePlace vehicle={vehicle} namesDealership={false} />
      </div>
    </Dialog>
  )
}
