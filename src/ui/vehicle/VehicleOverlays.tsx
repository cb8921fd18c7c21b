import type { Vehicle } from '@/domain/stock/vehicle'
import type { VehicleActions } from '@/domain/stock/vehicle-actions'
import { BottomBar } from './BottomBar'
import { ChatBubble } from './ChatBubble'
import { VehicleDialogs } from './VehicleDialogs'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  vehicle: Vehicle
  settings: VehiclePageSettings
  actions: VehicleActions
  enquiryHref: string | null
  tradeInHref: string | null
}

/** What lies over the page of a vehicle that is for sale: dialogs, the bar at the screen's foot, the web chat. */
export function VehicleOverlays({ vehicle, settings, actions, enquiryHref, tradeInHref }: Props) {
  const hasBar = settings['vehiclePage.stickyBottomBar']
  return (
    <>
      {hasBar && <BottomBar vehicle={vehicle} settings={settings} />}
      {settings['integrations.chatEnabled'] && (
        <ChatBubble
          id={settings['integrations.chatId']}
          followsBar={hasBar}
          vehicle={vehicle}
          settings={settings}
          enquiryHref={enquiryHref}
        />
      )}
      <VehicleDialogs
        vehicle={vehicle}
        settings={settings}
        actions={actions}
        enquiryHref={enquiryHref}
        tradeInHref={tradeInHref}
      />
    </>
  )
}
