import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { ChatButton } from './contact/ChatButton'
import { ContactDialog, type ContactWays } from './contact/ContactDialog'
import ContactBar from './contact/contact-bar.island'
import { VehicleDialogs } from './VehicleDialogs'

const CHAT = 'web-chat'

/** The overlays on the page of a vehicle that is for sale: dialogs, bottom bar and web chat. */
export function VehicleOverlays(page: VehiclePage) {
  const { vehicle, contact, texts, enquiryHref, websiteId } = page
  return (
    <>
      <BottomBar contact={contact} texts={texts} />
      {contact.hasChat && <ChatBubble {...{ vehicle, contact, enquiryHref, websiteId }} />}
      <VehicleDialogs {...page} />
    </>
  )
}

/**
 * The page's calls to action at the bottom of the screen: always on phones, and on wider screens of sites
 * that turn it on (VDP-10, VDP-13).
 */
export function BottomBar({ contact, texts }: Pick<VehiclePage, 'contact' | 'texts'>) {
  return (
    <ContactBar
      enquire={texts.enquire}
      drive={texts.testDrive}
      number={contact.number}
      isNumberShown={contact.isNumberShown}
      onWide={contact.hasWideBar}
    />
  )
}

/** The web chat (VDP-38): a button, and the dialog with contact details that it opens. */
export function ChatBubble(ways: ContactWays) {
  return (
    <>
      <ChatButton dialog={CHAT} followsBar={ways.contact.hasWideBar} />
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
