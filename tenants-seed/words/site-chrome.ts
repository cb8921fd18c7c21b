import type { SiteChrome } from '@/payload-types'
import type { DemoTenant } from '../demo-tenant'
import type { Link } from './blocks'
import { BUDGET_SEARCH, hasBudgetSearch } from './budget-page'
import type { SiteFacts } from './tenant-words'

type Menu = NonNullable<SiteChrome['menu']>
type Columns = NonNullable<SiteChrome['columns']>

function budgetLinks(tenant: DemoTenant) {
  return hasBudgetSearch(tenant) ? [{ label: 'Search by budget', href: BUDGET_SEARCH }] : []
}

function stockLinks(tenant: DemoTenant): Link[] {
  const { stockLinks: own, ownership } = tenant.words
  const { path, title } = ownership.sale
  return [...own, ...budgetLinks(tenant), { label: title, href: path }]
}

/** The dealer's own links, and those that every website has where it does not name them. */
function withStandard(links: readonly Link[], standard: readonly Link[]): Link[] {
  return [...links, ...standard.filter(({ href }) => !links.some((link) => link.href === href))]
}

const workshopLinks: readonly Link[] = [
  { label: 'Capped-price servicing', href: '/capped-price-servicing' },
  { label: 'Roadside assist', href: '/roadside-assist' },
]

const aboutLinks = ({ words }: DemoTenant) =>
  withStandard(words.aboutLinks, [{ label: 'Diamond Advantage', href: '/diamond-advantage' }])

const serviceLinks = ({ words }: DemoTenant) => withStandard(words.serviceLinks, workshopLinks)

/** The header's menu (HF-01). The heading of a list links to the list's own `href`. */
function menuFor(tenant: DemoTenant, facts: SiteFacts): Menu {
  return [
    { kind: 'link', label: 'Home', href: '/' },
    { kind: 'models', label: 'Vehicles', href: '/search' },
    { kind: 'stock', label: 'Stock', href: '/search', links: stockLinks(tenant) },
    { kind: 'link', label: 'Offers', href: '/special-offers' },
    { kind: 'link', label: 'Finance', href: facts.financePath },
    { kind: 'link', label: 'Trade In', href: facts.tradeInPath },
    { kind: 'group', label: 'Service', href: '/service', links: serviceLinks(tenant) },
    { kind: 'group', label: 'About Us', href: '/about-us', links: aboutLinks(tenant) },
  ]
}

/** The footer's columns (HF-02), without the social links. */
function columnsFor(tenant: DemoTenant, facts: SiteFacts): Columns {
  return [
    { kind: 'bodies', title: `${facts.vehicle === 'motorcycle' ? 'Motorcycles' : 'Vehicles'} by type` },
    { kind: 'models', title: 'Popular models' },
    {
      kind: 'links',
      title: 'Buyer tools',
      links: [
        { label: 'Search our stock', href: '/search' },
        ...budgetLinks(tenant),
        { label: 'Special offers', href: '/special-offers' },
        { label: 'End of financial year', href: '/eofy' },
        { label: 'Finance', href: facts.financePath },
        { label: 'Sell or trade in', href: facts.tradeInPath },
        { label: facts.vehicle === 'motorcycle' ? 'Test rides' : 'Test drives', href: '/book-test-drive' },
        { label: 'How buying works', href: '/buying' },
      ],
    },
    { kind: 'links', title: 'Servicing and parts', links: serviceLinks(tenant) },
    {
      kind: 'links',
      title: 'About us',
      links: [
        ...aboutLinks(tenant),
        { label: 'Privacy policy', href: '/privacy-policy' },
        { label: 'Terms and conditions', href: '/terms-and-conditions' },
      ],
    },
  ]
}

type ChromeFields = Pick<SiteChrome, 'phone' | 'menu' | 'columns' | 'small_print'>

export function chromeFor(tenant: DemoTenant, facts: SiteFacts): ChromeFields {
  return {
    phone: facts.phone,
    menu: menuFor(tenant, facts),
    columns: columnsFor(tenant, facts),
    small_print: `${facts.legalName} is a fictional dealer: a demonstration of Forecourt. Vehicles, prices, people, licences and telephone numbers are made up; any likeness to a real dealer is chance.`,
  }
}
