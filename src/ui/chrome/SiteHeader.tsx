import type { SiteChrome } from '@/domain/content/site-chrome'
import { templateFor } from '@/domain/flags/templates'
import { headerGround } from '@/domain/theme/header-ground'
import { logoFor } from '@/domain/theme/logos'
import { closeDrawer } from '../enhance/close-drawer'
import { countFavourites } from '../enhance/count-favourites'
import { dialogCommands } from '../enhance/dialog-commands'
import { hideHeader } from '../enhance/hide-header'
import { hoverMenus } from '../enhance/hover-menus'
import { keptList } from '../enhance/kept-list'
import { PageScript } from '../enhance/PageScript'
import { walkMenus } from '../enhance/walk-menus'
import { SearchBox } from '../primitives/SearchBox'
import { Brand } from './Brand'
import { HeaderTools } from './HeaderTools'
import { brandWidth, menuFrom } from './header-look'
import type { HeaderSite } from './header-site'
import { MainMenu } from './MainMenu'
import { SkipLink } from './SkipLink'

/**
 * The header of every page (HF-01, HF-03, HF-04), arranged as the template says and on the ground the theme chose. With a
 * menu in a row of its own the search box stands beside the logo; else the menu does.
 */
export function SiteHeader({ chrome, site }: { chrome: SiteChrome; site: HeaderSite }) {
  const layout = templateFor(site.template).layout.header
  const ground = headerGround(site.template, site.theme.headerStyle)
  const logo = logoFor(site.logos, ground, site.theme)
  const width = menuFrom[layout.rows]
  const menu = (
    <MainMenu
      items={chrome.menu}
      look={layout.menu}
      ground={ground}
      imageCdn={site.settings['integrations.imageCdnBase']}
    />
  )
  return (
    <header
      data-rows={layout.rows}
      data-height={layout.height}
      className="site-header ground-header border-b border-line"
    >
      <SkipLink />
      <div className="container-page header-row flex items-center gap-3 lg:gap-6">
        <div className={`flex min-w-0 flex-1 sm:min-w-36 lg:flex-initial ${brandWidth[layout.rows]}`}>
          <Brand name={site.name} logo={logo} />
        </div>
        {layout.search === 'box' && (
          <div className="hidden min-w-0 flex-1 md:block lg:ml-4 lg:max-w-2xl">
            <SearchBox
              id="header-search"
              label="Search our stock"
              placeholder="Search make, model or keyword"
            />
          </div>
        )}
        {layout.rows === 'one' && <div className={`min-w-0 flex-1 ${width.shown}`}>{menu}</div>}
        <HeaderTools chrome={chrome} site={site} layout={layout} ground={ground} />
      </div>
      {layout.rows === 'two' && <div className={`container-page pb-1 ${width.shown}`}>{menu}</div>}
      <PageScript run={hoverMenus} />
      <PageScript run={walkMenus} />
      <PageScript run={dialogCommands} />
      <PageScript run={closeDrawer} />
      <PageScript run={hideHeader} />
      {site.settings['garage.enabled'] && <PageScript run={countFavourites} parts={{ keptList }} />}
    </header>
  )
}
