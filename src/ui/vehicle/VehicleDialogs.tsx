import { ContactDialog } from './contact/ContactDialog'
import { dialogs } from './vehicle-anchors'
import type { VehiclePage } from './vehicle-page'

/** The dialogs that the page's buttons open (VDP-17). */
export function VehicleDialogs(page: VehiclePage) {
  const { vehicle, texts, contact, actions, tradeInHref, enquiryHref, websiteId } = page
  const { name } = vehicle
  const dialog = (id: string, title: string, lead: string) => (
    <ContactDialog {...{ id, title, lead, vehicle, contact, enquiryHref, websiteId }} />
  )
  return (
    <>
      {dialog(
        dialogs.testDrive,
        texts.testDrive,
        `Tell us when you would like to come. We will have the ${name} ready for you.`,
      )}
      {dialog(dialogs.enquiry, texts.enquire, `Ask us anything about the ${name}.`)}
      {dialog(
        dialogs.photos,
        'Request Photos',
        `Tell us what you would like to see of the ${name}, and we will send you more photos.`,
      )}
      {actions.reserve && dialog(dialogs.reserve, 'Reserve Online', texts.reserveTerms)}
      {actions.buysOnline &&
        dialog(
          dialogs.buy,
          'Buy Online',
          `Buy the ${name} without coming to us first. Contact us, and we will send you the papers.`,
        )}
      {actions.valuesTradeIns &&
        !tradeInHref &&
        dialog(
          dialogs.tradeIn,
          'Trade-In Valuation',
          `Tell us about the vehicle you have now, and we will tell you what it is worth towards the ${name}.`,
        )}
    </>
  )
}
