import type { Ref } from 'react'
import { phoneHref } from '@/domain/url/link'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { Icon } from '@/ui/primitives/Icon'

export const callLook = buttonClass('primary', 'regular', 'flex px-5 min-[26rem]:whitespace-nowrap')

export function CallLink({ number, ref }: { number: string; ref?: Ref<HTMLAnchorElement> }) {
  return (
    <a ref={ref} href={phoneHref(number)} className={callLook}>
      <Icon name="phone" />
      <span className="tabular">Call {number}</span>
    </a>
  )
}
