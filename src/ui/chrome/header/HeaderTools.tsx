import type { HeaderSite } from '@/domain/content/header-site'
import type { SiteChrome } from '@/domain/content/site-chrome'
import type { HeaderBackground, HeaderLayout } from '@/domain/flags/templates'
import { iconButton, menuFrom } from './header-look'
import { MenuDrawer } from './MenuDrawer'
import { PhoneLink } from './PhoneLink'
import { SearchPanel } from './SearchPanel'
import WatchlistLink from './watchlist-link.island'

interface HeaderToolsProps {
  chrome: SiteChrome
  site: HeaderSite
  layout: HeaderLayout
  ground: HeaderBackground
}

export function HeaderTools({ chrome, site, layout, ground }: HeaderToolsProps) {
  const watchlist = site.watchlistPath
  const bodies = chrome.menu.find((item) => item.kind === 'models')?.bodies ?? []
  return (
    <div className="header-tools ml-auto flex shrink-0 items-center gap-0.5 sm:gap-1">
      <SearchPanel
        ground={ground}
        bodies={bodies}
        className={`hidden min-[26rem]:block ${layout.search === 'box' ? 'md:hidden' : ''}`}
      />
      {watchlist && <WatchlistLink href={watchlist} className={iconButton} />}
      {chrome.phone && <PhoneLink phone={chrome.phone} look={layout.phone} />}
      <MenuDrawer
        items={chrome.menu}
        phone={chrome.phone}
        watchlist={watchlist}
        imageCdn={site.imageCdn}
        className={menuFrom[layout.rows].hidden}
      />
    </div>
  )
}
