import type { ComponentProps, MouseEvent } from 'react'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import { isModifiedPress } from '@/ui/primitives/buttons/is-modified-press'
import { useSearch } from './search-context'

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'>

/** A press on a link that acts in place of following it, unless the browser is to open it elsewhere. */
export const inPlace = (act: () => void) => (event: MouseEvent) => {
  if (isModifiedPress(event)) return
  event.preventDefault()
  act()
}

/** A link to other results, which come in place. */
export function SearchLink({ to, ...rest }: LinkProps & { to: StockQuery }) {
  const { hrefOf, ask } = useSearch()
  return <a {...rest} href={hrefOf(to)} onClick={inPlace(() => ask(() => to))} />
}

/** Takes all filters off, and what is half written with them; leads to where the site says (SEARCH-36). */
export function ClearLink(props: LinkProps) {
  const { site, clear } = useSearch()
  return <a {...props} href={site.clearPath} onClick={inPlace(clear)} />
}
