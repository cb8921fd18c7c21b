import { useEffect, useEffectEvent, useState } from 'react'
import type { KeptList } from './kept-list'
import { replacePage } from './replace-page'

interface KeptPage {
  /** The address's parameter that names vehicles. An address that has it is left as it is: the server found nothing in it. */
  readonly parameter: string
  readonly read: () => KeptList
  readonly addressOf: (slugs: readonly string[]) => string
}

/**
 * Leads from a page of kept vehicles without any in its address to the shopper's own: the address then names them, so that the
 * server can show them and the page can be shared. Returns true once it is known that there are none.
 */
export function useOpenKept({ parameter, read, addressOf }: KeptPage): boolean {
  const [isEmpty, setIsEmpty] = useState(false)

  const open = useEffectEvent(() => {
    const kept = read()
    const isNamed = new URLSearchParams(window.location.search).has(parameter)
    if (isNamed || kept.length === 0) setIsEmpty(true)
    else replacePage(addressOf(kept.map(({ slug }) => slug)))
  })

  useEffect(() => open(), [])
  return isEmpty
}
