import { Icon } from '@/ui/primitives/Icon'

interface Props {
  href: string
  className: string
}

/** Links to a valuation of the shopper's own vehicle (VDP-11, VDP-35). */
export function TradeInButton({ href, className }: Props) {
  return (
    <a href={href} className={className}>
      <Icon name="handshake" />
      <span>Trade-In Valuation</span>
    </a>
  )
}
