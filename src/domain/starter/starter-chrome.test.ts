import { reservedFor } from '../url/reserved-paths'
import { starterChrome } from './starter-chrome'
import type { StarterFacts } from './starter-facts'
import { starterPages } from './starter-pages'

const facts: StarterFacts = {
  name: 'North Cars',
  city: 'Cairns',
  phone: '07 5550 1234',
  email: 'hello@example.com',
  trade: 'cars',
  licence: null,
  financePath: '/finance',
  tradeInPath: '/trade-in',
}

const { menu, columns } = starterChrome(facts)

describe('the menu and footer of a new website', () => {
  it('has the items of the specification in their order [HF-01]', () => {
    expect(menu.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
      'link: Home',
      'models: Vehicles',
      'stock: Stock',
      'link: Offers',
      'link: Finance',
      'link: Trade In',
      'group: Service',
      'group: About Us',
    ])
  })

  it('has the groups of the specification [HF-02]', () => {
    expect(columns.map(({ title }) => title)).toEqual([
      'Cars by type',
      'Popular models',
      'Buyer tools',
      'Servicing and parts',
      'About us',
    ])
  })

  it('leads only to its starter pages and to what every website serves', () => {
    const pages = starterPages(facts).map(({ path }) => path)
    const all = [...menu, ...columns].flatMap((part) => [
      ...('href' in part ? [part.href] : []),
      ...('links' in part ? (part.links ?? []).map(({ href }) => href) : []),
    ])
    expect(all.length).toBeGreaterThan(15)
    const dead = all.filter((href) => !pages.includes(href) && reservedFor(href) === null)
    expect(dead).toEqual([])
  })
})
