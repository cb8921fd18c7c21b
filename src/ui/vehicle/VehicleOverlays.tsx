import { callNumber } from '@/domain/stock/vehicle-page/call-number'
import { testDriveLabel } from '@/domain/vehicle/vehicle-kind'
import { ContactDialog, type ContactWays } from './contact/ContactDialog'
import ChatButton from './contact/chat-button.island'
import ContactBar from './contact/contact-bar.island'
import { VehicleDialogs } from './VehicleDialogs'
import type { VehiclePage } from './vehicle-page'

const CHAT = 'web-chat'

/** The overlays on the page of a vehicle that is for sale: dialogs, bottom bar and web chat. */
export function VehicleOverlays(page: VehiclePage) {
  const { vehicle, settings, enquiryHref, websiteId } = page
  return (
    <>
      <BottomBar vehicle={vehicle} settings={settings} />
      {settings['integrations.chatEnabled'] && (
        <ChatBubble {...{ vehicle, settings, enquiryHref, websiteId }} />
      )}
      <VehicleDialogs {...page} />
    </>
  )
}

/**
 * The page's calls to action at the bottom of the screen: always on phones, and on wider screens of sites
 * that turn it on (VDP-10, VDP-13).
 */
export function BottomBar({ vehicle, settings }: Pick<VehiclePage, 'vehicle' | 'settings'>) {
  return (
    <ContactBar
      enquire={settings['enquiry.buttonText']}
      drive={testDriveLabel(vehicle, settings)}
      number={callNumber(vehicle, settings)}
      isNumberShown={settings['phone.shownFromStart']}
      onWide={settings['vehiclePage.stickyBottomBar']}
    />
  )
}

/**
 * The web chat's button (VDP-38). Opens the chat service where its script is on the page, else a dialog with
 * contact details.
 */
export function ChatBubble(ways: ContactWays) {
  const { settings } = ways
  return (
    <>
      <ChatButton
        id={settings['integrations.chatId']}
        dialog={CHAT}
        followsBar={settings['vehiclePage.stickyBottomBar']}
      />
      <ContactDialog
        {...ways}
        id={CHAT}
        title="Chat With Us"
        lead="Our chat is not staffed at the moment. This is how you reach us now:"
        place="side"
      />
    </>
  )
}
