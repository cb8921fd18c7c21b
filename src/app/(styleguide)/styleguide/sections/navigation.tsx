import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { Disclosure } from '@/ui/primitives/Disclosure'
import { Pagination } from '@/ui/primitives/Pagination'
import { SearchBox } from '@/ui/primitives/SearchBox'
import { Tabs } from '@/ui/primitives/Tabs'
import { State, States } from '../State'
import { AccordionSample } from '../samples/AccordionSample'
import type { Section } from '../section'

const crumbs = [
  { label: 'Home', href: '#navigation' },
  { label: 'Used cars', href: '#navigation' },
  { label: '2021 Toyota LandCruiser Prado VX GDJ150R Auto 4x4', href: null },
]

const tabs = [
  { key: 'details', label: 'Details', content: <p>Twelve specifications, four of them in view.</p> },
  { key: 'features', label: 'Features', content: <p>Adaptive cruise, heated seats, tow bar.</p> },
  { key: 'finance', label: 'Finance', content: <p>A weekly figure with its comparison rate beside it.</p> },
  { key: 'history', label: 'History', content: <p>None.</p>, disabled: true },
]

const pageHref = () => '#navigation'

export const navigation: Section = {
  id: 'navigation',
  title: 'Tabs, accordion, breadcrumbs, pages',
  intro:
    'On pages without islands an accordion is the browser’s <details>, found by the browser’s own search. Tabs and the driven accordion are for islands; arrow keys, Home and End walk along the tabs.',
  show: (prefix) => (
    <States>
      <State name="tabs" wide>
        <Tabs label="About this vehicle" tabs={tabs} />
      </State>
      <State name="disclosures, one open at a time" wide>
        <Disclosure summary="Can I bring it back?" group={`${prefix}-questions`} open>
          Within seven days or 500 km, whichever comes first.
        </Disclosure>
        <Disclosure summary="Do you deliver across the Nullarbor?" group={`${prefix}-questions`}>
          Yes, to every state and territory.
        </Disclosure>
      </State>
      <State name="accordion, driven by an island" wide>
        <AccordionSample />
      </State>
      <State name="breadcrumbs, long" wide>
        <Breadcrumbs crumbs={crumbs} />
      </State>
      <State name="pages" wide>
        <Pagination page={4} pages={12} hrefOf={pageHref} />
      </State>
      <State name="search box" wide>
        <SearchBox id={`${prefix}-search`} label="Search stock" placeholder="Make, model or keyword" />
      </State>
    </States>
  ),
}
