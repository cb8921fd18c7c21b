import { callNumber } from '@/domain/stock/vehicle-page/call-number'
import { testDriveWords } from '@/domain/vehicle/vehicle-kind'
import { ContactDialog, type ContactWays } from './contact/ContactDialog'
import ChatButton from './contact/chat-button.island'
import ContactBar from './contact/contact-bar.island'
import { VehicleDialogs } from './VehicleDialogs'
import type { VehiclePage } from './vehicle-page'

const CHAT = 'web-chat'

/** What lies over the page of a vehicle that is for sale: dialogs, the bar at the screen's foot, the web chat. */
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
 * The page's calls to action at the screen's foot: always on phones, where they must be in reach, and on wider screens of the sites
 * that have it (VDP-10, VDP-13).
 */
export function BottomBar({ vehicle, settings }: Pick<VehiclePage, 'vehicle' | 'settings'>) {
  return (
    <ContactBar
      enquire={settings['enquiry.buttonText']}
      drive={testDriveWords(vehicle, settings)}
      number={callNumber(vehicle, settings)}
      isNumberShown={settings['phone.shownFromStart']}
      onWide={settings['vehiclePage.stickyBottomBar']}
    />
  )
}

/** The way to the web chat (VDP-38): the service's own where its script is on the page, else whom to reach. */
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
