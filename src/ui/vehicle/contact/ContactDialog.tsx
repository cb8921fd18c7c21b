import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import LeadForm from '@/ui/forms/lead-form.island'
import type { LeadFormProps } from '@/ui/forms/lead-form-props'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Dialog, type DialogProps } from '@/ui/primitives/overlays/Dialog'
import { CallNumber } from './CallNumber'
import { ContactActions } from './ContactActions'
import { revealRecord } from './record-reveal'
import { VehiclePlace } from './VehiclePlace'

export type ContactWays = Pick<VehiclePage, 'vehicle' | 'contact' | 'enquiryHref' | 'websiteId'>

interface Props extends ContactWays, Pick<DialogProps, 'id' | 'title' | 'place'> {
  lead: string
  /** Sends a lead. Without it the dialog shows how to reach the dealer. */
  form?: LeadFormProps
}

export function ContactDialog({ lead, form, vehicle, contact, enquiryHref, websiteId, ...dialog }: Props) {
  const { number } = contact
  return (
    <Dialog {...dialog}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-2">{lead}</p>
        {form && <LeadForm {...form} />}
        {(number || (enquiryHref && !form)) && (
          <ContactActions>
            {number && (
              <CallNumber
                number={number}
                shown={contact.isNumberShown}
                record={revealRecord(vehicle, websiteId)}
              />
            )}
            {enquiryHref && !form && (
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
