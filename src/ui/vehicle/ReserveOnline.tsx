import { reserveTerms, type VehicleActions } from '@/domain/stock/vehicle-actions'
import { Button } from '@/ui/primitives/Button'
import { dialogCommand } from '@/ui/primitives/Dialog'
import { dialogs } from './vehicle-anchors'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  actions: VehicleActions
  settings: VehiclePageSettings
}

/** What reserving means, with its button (CHK-05). */
export function ReserveOnline({ actions, settings }: Props) {
  const word = settings['site.vehicleWording'].toLowerCase()
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p className="text-ink-2">{reserveTerms(settings['checkout.reserveAmountText'], word)}</p>
      <Button look="secondary" {...dialogCommand(dialogs.reserve, 'show-modal')}>
        {actions.reserve}
      </Button>
    </div>
  )
}
