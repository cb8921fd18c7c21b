import { formPages } from '@/domain/leads/form/form-pages'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { ContactDialog } from './contact/ContactDialog'
import { dialogs } from './vehicle-anchors'

/** The dialogs that the page's buttons open (VDP-17): three with a form, and those of other ways to buy. */
export function VehicleDialogs(page: VehiclePage) {
  const { vehicle, texts, contact, actions, forms, enquiryHref, websiteId } = page
  const { name } = vehicle
  const dialog = (id: string, title: string, lead: string, form?: LeadForm) => (
    <ContactDialog
      {...{ id, title, lead, vehicle, contact, enquiryHref, websiteId }}
      form={form && { id: `${id}-form`, form, vehicle: forms.vehicle, pageId: formPages.vehicle }}
    />
  )
  return (
    <>
      {dialog(
        dialogs.testDrive,
        texts.testDrive,
        `Tell us when you would like to come. We will have the ${name} ready for you.`,
        forms.testDrive,
      )}
      {dialog(dialogs.enquiry, texts.enquire, `Ask us anything about the ${name}.`, forms.enquiry)}
      {dialog(
        dialogs.photos,
        'Request Photos',
        `Tell us what you would like to see of the ${name}, and we will send you more photos.`,
        forms.photos,
      )}
      {actions.reserve && dialog(dialogs.reserve, 'Reserve Online', texts.reserveTerms)}
      {actions.buysOnline &&
        dialog(
          dialogs.buy,
          'Buy Online',
          `Buy the ${name} without coming to us first. Contact us, and we will send you the papers.`,
        )}
    </>
  )
}
