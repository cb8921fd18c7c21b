import type { CountedLink } from '@/domain/content/site-chrome'
import type { HeaderBackground } from '@/domain/flags/templates'
import { ChipLink } from '@/ui/primitives/buttons/ChipLink'
import { Icon } from '@/ui/primitives/Icon'
import SearchBox from '@/ui/search/suggestions/search-box.island'
import { iconButton } from './header-look'
import { panelClass, widePanel } from './panel-look'

interface SearchPanelProps {
  ground: HeaderBackground
  bodies: readonly CountedLink[]
  className: string
}

const PANEL = 'search-panel'

export function SearchPanel({ ground, bodies, className }: SearchPanelProps) {
  return (
    <div className={className}>
      <button type="button" popoverTarget={PANEL} className={iconButton}>
        <Icon name="search" className="size-6" />
        <span className="sr-only">Search our stock</span>
      </button>
      <div id={PANEL} popover="auto" className={`${widePanel} ${panelClass[ground]}`}>
        <div className="container-page grid max-w-4xl gap-5 py-6 sm:py-10">
          <SearchBox
            id="panel-search"
            label="Make, model or keyword"
            placeholder="Make, model or keyword"
            size="large"
            autoFocus
          />
          <ul className="flex flex-wrap gap-2">
            {bodies.map(({ label, href }) => (
              <li key={href}>
                <ChipLink href={href}>{label}</ChipLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
