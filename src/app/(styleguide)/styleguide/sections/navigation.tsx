import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import SearchBox from '@/ui/search/suggestions/search-box.island'
import { State, States } from '../State'
import { PaginationSample } from '../samples/PaginationSample'
import type { Section } from '../section'

const crumbs = [
  { label: 'Home', href: '#navigation' },
  { label: 'Used cars', href: '#navigation' },
  { label: '2021 Toyota LandCruiser Prado VX GDJ150R Auto 4x4', href: null },
]

export const navigation: Section = {
  id: 'navigation',
  title: 'Breadcrumbs, pages, search',
  intro: 'Links and a form. All of them work without scripts.',
  show: (prefix) => (
    <States>
      <State name="breadcrumbs, long" wide>
        <Breadcrumbs crumbs={crumbs} />
      </State>
      <State name="pages" wide>
        <PaginationSample />
      </State>
      <State name="search box" wide>
        <SearchBox id={`${prefix}-search`} label="Search stock" placeholder="Make, model or keyword" />
      </State>
    </States>
  ),
}
