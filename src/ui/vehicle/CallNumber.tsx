import { phoneHref } from '@/domain/content/link'
import { maskPhone } from '@/domain/stock/call-number'
import { buttonClass } from '@/ui/primitives/button-looks'
import { Icon } from '@/ui/primitives/Icon'

const LOOK = buttonClass('primary', 'regular', 'call-button')

interface Props {
  number: string
  /** From the start, or only when a shopper asks for it (PHONE-01, PHONE-02). */
  shown: boolean
}

/** The number to call about a vehicle; `revealPhone` records that somebody asked for it. */
export function CallNumber({ number, shown }: Props) {
  if (shown) return <Call number={number} />
  return (
    <details className="call-number">
      <summary className={LOOK}>
        <Icon name="phone" />
        <span className="tabular">{maskPhone(number)}</span> Show number
      </summary>
      <Call number={number} />
    </details>
  )
}

function Call({ number }: { number: string }) {
  return (
    <a href={phoneHref(number)} className={LOOK}>
      <Icon name="phone" />
      <span className="tabular">Call {number}</span>
    </a>
  )
}
