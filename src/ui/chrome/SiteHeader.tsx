import type { SiteChrome } from '@/domain/content/site-chrome'
import { type TemplateKey, templateFor } from '@/domain/flags/templates'
import { SearchBox } from '../primitives/SearchBox'
import { Brand } from './Brand'
import { DesktopMenu } from './DesktopMenu'
import { MenuDrawer } from './MenuDrawer'
import { PhoneLink } from './PhoneLink'
import { SkipLink } from './SkipLink'

interface SiteHeaderProps {
  chrome: SiteChrome
  name: string
  template: TemplateKey
}

/**
 * The header of every page (HF-01, HF-03, HF-04). The template says what it leads with beside the logo: with a search box
 * the menu has a row of its own, else it stands in the same row.
 */
export function SiteHeader({ chrome, name, template }: SiteHeaderProps) {
  const feature = templateFor(template).layout.headerFeature
  const ownRow = feature === 'search'
  return (
    <header className="ground-header relative z-20 border-b border-line">
      <SkipLink />
      <div className="container-page flex min-h-(--header-height) items-center gap-4 py-2">
        <div className="min-w-0 flex-1 xl:flex-none">
          <Brand name={name} logo={chrome.logo} />
        </div>
        {ownRow ? (
          <div className="hidden flex-1 md:block xl:mx-8 xl:max-w-xl">
            <SearchBox
              id="header-search"
              label="Search our stock"
              placeholder="Search make, model or keyword"
            />
          </div>
        ) : (
          <div className="hidden flex-1 justify-center xl:flex">
            <DesktopMenu items={chrome.menu} />
          </div>
        )}
        <div className="flex items-center gap-1 xl:ml-auto">
          {chrome.phone && <PhoneLink phone={chrome.phone} prominent={feature === 'phone'} />}
          <MenuDrawer items={chrome.menu} />
        </div>
      </div>
      {ownRow && (
        <div className="container-page -mt-1 hidden pb-2 xl:block">
          <div className="-ml-2 min-[90rem]:-ml-3">
            <DesktopMenu items={chrome.menu} />
          </div>
        </div>
      )}
    </header>
  )
}
