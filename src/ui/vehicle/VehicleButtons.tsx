import type { Vehicle } from '@/domain/stock/vehicle'
import type { VehicleActions } from '@/domain/stock/vehicle-actions'
import { Button } from '@/ui/primitives/Button'
import { dialogCommand } from '@/ui/primitives/Dialog'
import { Icon } from '@/ui/primitives/Icon'
import { HistoryReport } from './HistoryReport'
import { TradeInButton } from './TradeInButton'
import { testDriveWords } from './test-drive-words'
import { dialogs } from './vehicle-anchors'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  vehicle: Vehicle
  settings: VehiclePageSettings
  actions: VehicleActions
  tradeInHref: string | null
  /** Nothing more pressing stands above: asking is the page's first action. */
  isFirst: boolean
}

const opens = (dialog: string) => dialogCommand(dialog, 'show-modal')

/** What a shopper can do about the vehicle (VDP-17, VDP-32…36). */
export function VehicleButtons({ vehicle, settings, actions, tradeInHref, isFirst }: Props) {
  const drive = testDriveWords(vehicle, settings['site.vehicleWording'])
  return (
    <>
      <div className="action-pair">
        <Button look={isFirst ? 'primary' : 'secondary'} {...opens(dialogs.enquiry)}>
          {settings['enquiry.buttonText']}
        </Button>
        <Button look="secondary" {...opens(dialogs.testDrive)}>
          {drive}
        </Button>
        {actions.reserve && (
          <Button look="secondary" {...opens(dialogs.reserve)}>
            {actions.reserve}
          </Button>
        )}
        {actions.buysOnline && (
          <Button look="secondary" {...opens(dialogs.buy)}>
            Buy Online
          </Button>
        )}
      </div>
      <ul className="action-list">
        {actions.valuesTradeIns && (
          <li>
            <TradeInButton href={tradeInHref} className="action-line" icon />
          </li>
        )}
        <li>
          <button type="button" className="action-line" {...opens(dialogs.photos)}>
            <Icon name="camera" />
            Request Photos
          </button>
        </li>
        {actions.history && (
          <li>
            <HistoryReport href={actions.history} />
          </li>
        )}
      </ul>
    </>
  )
}
