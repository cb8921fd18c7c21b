import { reserveTerms, type VehicleActions } from '@/domain/stock/vehicle-actions'
import { Button } from '@/ui/primitives/Button'
import { dialogCommand } from '@/ui/primitives/Dialog'
import { dialogs } from './vehicle-anchors'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  actions: VehicleActions
  settings: VehiclePageSettings
  /** What the vehicle is called. */
  word: string
}

/** What reserving means, with its button (CHK-05). */
export function ReserveOnline({ actions, settings, word }: Props) {
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p className="text-ink-2">{reserveTerms(settings['checkout.reserveAmountText'], word.toLowerCase())}</p>
      <Button look="secondary" {...dialogCommand(dialogs.reserve, 'show-modal')}>
        {actions.reserve}
      </Button>
    </div>
  )
}
