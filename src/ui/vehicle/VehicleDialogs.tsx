import type { Vehicle } from '@/domain/stock/vehicle'
import { reserveTerms, type VehicleActions } from '@/domain/stock/vehicle-actions'
import { vehicleWord } from '@/domain/stock/vehicle-kind'
import { ContactDialog } from './ContactDialog'
import { testDriveWords } from './test-drive-words'
import { dialogs } from './vehicle-anchors'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  vehicle: Vehicle
  settings: VehiclePageSettings
  actions: VehicleActions
  enquiryHref: string | null
  tradeInHref: string | null
}

/** The dialogs that the page's buttons open (VDP-17). */
export function VehicleDialogs({ vehicle, settings, actions, enquiryHref, tradeInHref }: Props) {
  const word = vehicleWord(vehicle, settings).toLowerCase()
  const asked = [
    {
      id: dialogs.testDrive,
      title: testDriveWords(vehicle, settings['site.vehicleWording']),
      lead: `Tell us when you would like to come. We will have the ${vehicle.name} ready for you.`,
      isOffered: true,
    },
    {
      id: dialogs.enquiry,
      title: settings['enquiry.buttonText'],
      lead: `Ask us anything about the ${vehicle.name}.`,
      isOffered: true,
    },
    {
      id: dialogs.photos,
      title: 'Request Photos',
      lead: `Tell us what you would like to see of the ${vehicle.name}, and we will send you more photos.`,
      isOffered: true,
    },
    {
      id: dialogs.reserve,
      title: 'Reserve Online',
      lead: reserveTerms(settings['checkout.reserveAmountText'], word),
      isOffered: actions.reserve !== null,
    },
    {
      id: dialogs.buy,
      title: 'Buy Online',
      lead: `Buy the ${vehicle.name} without coming to us first. Contact us, and we will send you the papers.`,
      isOffered: actions.buysOnline,
    },
    {
      id: dialogs.tradeIn,
      title: 'Trade-In Valuation',
      lead: `Tell us about the vehicle you have now, and we will tell you what it is worth towards the ${vehicle.name}.`,
      isOffered: actions.valuesTradeIns && tradeInHref === null,
    },
  ]
  return asked
    .filter(({ isOffered }) => isOffered)
    .map(({ id, title, lead }) => (
      <ContactDialog
        key={id}
        id={id}
        title={title}
        lead={lead}
        vehicle={vehicle}
        settings={settings}
        enquiryHref={enquiryHref}
      />
    ))
}
