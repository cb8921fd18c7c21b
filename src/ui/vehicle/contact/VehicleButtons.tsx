import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { trackedEvents } from '@/domain/tracking/events'
import { tradeInPath } from '@/domain/trade-in/trade-in-path'
import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Icon } from '@/ui/primitives/Icon'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'
import { dialogs } from '../vehicle-anchors'
import { TradeInButton } from './TradeInButton'

interface Props extends Pick<VehiclePage, 'vehicle' | 'texts' | 'actions' | 'checkoutHref' | 'journeyHref'> {
  isFirst: boolean
}

const opens = (dialog: string) => dialogCommand(dialog, 'show-modal')

const actionLine =
  'action-line flex min-h-11 w-full cursor-pointer items-center gap-3 text-left text-[0.9375rem] font-semibold text-link underline-offset-[0.2em] hover:underline'

/** The actions for a vehicle (VDP-17, VDP-32…36). */
export function VehicleButtons({ vehicle, texts, actions, checkoutHref, journeyHref, isFirst }: Props) {
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 *:px-2 *:text-balance *:last:odd:col-span-full">
        <Button look={isFirst ? 'primary' : 'secondary'} {...opens(dialogs.enquiry)}>
          {texts.enquire}
        </Button>
        <Button look="secondary" {...opens(dialogs.testDrive)}>
          {texts.testDrive}
        </Button>
        {actions.reserve && (
          <ButtonLink link={{ label: actions.reserve, href: checkoutHref }} look="secondary" />
        )}
        {actions.buysOnline && journeyHref && (
          <ButtonLink link={{ label: 'Buy Online', href: journeyHref }} look="secondary" />
        )}
        {actions.buysOnline && !journeyHref && (
          <Button look="secondary" {...opens(dialogs.buy)}>
            Buy Online
          </Button>
        )}
      </div>
      <ul className="flex flex-col sm:max-lg:flex-row sm:max-lg:flex-wrap sm:max-lg:gap-x-6">
        {actions.valuesTradeIns && (
          <li>
            <TradeInButton href={tradeInPath(vehicle)} className={actionLine} />
          </li>
        )}
        <li>
          <button type="button" className={actionLine} {...opens(dialogs.photos)}>
            <Icon name="camera" />
            Request Photos
          </button>
        </li>
        {actions.history && (
          <li>
            <a
              href={actions.history}
              rel="noreferrer"
              target="_blank"
              className={actionLine}
              data-track={trackedEvents.historyReport}
            >
              <Icon name="document" />
              Vehicle History Report
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
