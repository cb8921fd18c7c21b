import type { HeaderSite } from '@/domain/content/header-site'
import type { SiteChrome } from '@/domain/content/site-chrome'
import { templateFor } from '@/domain/flags/templates'
import { headerBackground } from '@/domain/theme/header-background'
import { logoFor } from '@/domain/theme/logos'
import SearchBox from '@/ui/search/suggestions/search-box.island'
import { Brand } from '../Brand'
import { HeaderTools } from './HeaderTools'
import HeaderBehaviour from './header-behaviour.island'
import { brandWidth, menuFrom } from './header-look'
import { MainMenu } from './MainMenu'

/**
 * The header of every page (HF-01, HF-03, HF-04), laid out by the template and coloured by the theme. Where
 * the menu has a separate row, the search box is beside the logo; elsewhere the menu is.
 */
export function SiteHeader({ chrome, site }: { chrome: SiteChrome; site: HeaderSite }) {
  const layout = templateFor(site.template).layout.header
  const ground = headerBackground(site.template, site.theme.headerStyle)
  const logo = logoFor(site.logos, ground, site.theme)
  const width = menuFrom[layout.rows]
  const menu = <MainMenu items={chrome.menu} look={layout.menu} ground={ground} imageCdn={site.imageCdn} />
  return (
    <header
      data-rows={layout.rows}
      data-height={layout.height}
      className="site-header ground-header border-b border-line"
    >
      {/* The first tab stop: skips the header. */}
      <a
        href="#main"
        className="ground-paper sr-only rounded-control px-5 py-3 font-semibold focus:not-sr-only focus:absolute focus:left-4 focus:top-3 focus:z-50"
      >
        Skip to content
      </a>
      <div className="container-page flex h-(--header-row) items-center gap-3 lg:gap-6">
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
      <HeaderBehaviour />
    </header>
  )
}
