import { Icon } from '@/ui/primitives/Icon'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'
import { dialogs } from '../vehicle-anchors'

interface Props {
  /** The website's trade-in page; null opens a dialog with contact details. */
  href: string | null
  className: string
}

/** Links to a valuation of the shopper's own vehicle (VDP-11, VDP-35). */
export function TradeInButton({ href, className }: Props) {
  const words = (
    <>
      <Icon name="handshake" />
      <span>Trade-In Valuation</span>
    </>
  )
  return href ? (
    <a href={href} className={className}>
      {words}
    </a>
  ) : (
    <button type="button" className={className} {...dialogCommand(dialogs.tradeIn, 'show-modal')}>
      {words}
    </button>
  )
}
