import type { ComponentProps, MouseEvent } from 'react'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import { isModifiedPress } from '@/ui/primitives/buttons/is-modified-press'
import { useSearch } from './search-context'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'>

/**
 * Handles a press on a link in place of navigation, unless a modifier key makes the browser open it
 * elsewhere.
 */
export const inPlace = (act: () => void) => (event: MouseEvent) => {
  if (isModifiedPress(event)) return
  event.preventDefault()
  act()
}

export function SearchLink({ to, ...rest }: LinkProps & { to: StockQuery }) {
  const { hrefOf, changeQuery } = useSearch()
  return <a {...rest} href={hrefOf(to)} onClick={inPlace(() => changeQuery(() => to))} />
}

/**
 * Clears all filters and unfinished input. Without JavaScript it links to the site's clear path (SEARCH-36).
 */
export function ClearLink(props: LinkProps) {
  const { site, clear } = useSearch()
  return <a {...props} href={site.clearPath} onClick={inPlace(clear)} />
}
