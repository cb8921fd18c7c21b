import { buildFooterColumns } from './build-footer'
import { buildMenu } from './build-menu'

const choices = {
  makes: [{ name: 'Kia', count: 5 }],
  bodies: [{ name: 'SUV', count: 5 }],
  models: [{ make: 'Kia', model: 'Sportage', count: 5 }],
}
const none = { makes: [], bodies: [], models: [] }

describe('the header’s menu', () => {
  const models = { kind: 'models', label: 'Vehicles', href: '/search' } as const

  it('lists the models in stock, and leads on to all of it [HF-04]', () => {
    expect(buildMenu([models], choices, 'Car')).toEqual([
      {
        kind: 'list',
        label: 'Vehicles',
        models: true,
        all: { label: 'See all stock', href: '/search' },
        links: [{ label: 'Sportage', href: '/search/kia/sportage', count: 5 }],
      },
    ])
  })

  it('is a plain link where the list would open to nothing', () => {
    const group = { kind: 'group', label: 'Service', href: '/service', links: [] } as const
    expect(buildMenu([models, { ...group, links: [] }], none, 'Car')).toEqual([
      { kind: 'link', label: 'Vehicles', href: '/search' },
      { kind: 'link', label: 'Service', href: '/service' },
    ])
  })

  it('lists the kinds of stock in the site’s own word, unless the editor gives links [HF-04, TEN-15]', () => {
    const stock = { kind: 'stock', label: 'Stock', href: '/search' } as const
    const own = [{ label: 'Learner approved', href: '/search?query=lams' }]
    const labels = buildMenu([stock, { ...stock, links: own }], none, 'Motorcycle').map(
      (item) => item.kind === 'list' && item.links.map(({ label }) => label),
    )
    expect(labels).toEqual([
      ['New motorcycles', 'Demo motorcycles', 'Used motorcycles'],
      ['Learner approved'],
    ])
  })

  it('does not repeat a list’s own address when the list has it already', () => {
    const links = [{ label: 'Book a service', href: '/service' }]
    const [item] = buildMenu([{ kind: 'group', label: 'Service', href: '/service', links }], none, 'Car')
    expect(item).toMatchObject({ kind: 'list', all: null })
  })
})

describe('the footer’s columns', () => {
  it('fills from the stock, and leaves out what would be empty [HF-02]', () => {
    const stored: Parameters<typeof buildFooterColumns>[0] = [
      { kind: 'bodies', title: 'Vehicles by type' },
      { kind: 'models', title: 'Models' },
      { kind: 'links', title: 'Company', links: [{ label: 'Careers', href: '/careers', id: 'x' }] },
    ]
    expect(buildFooterColumns(stored, choices)).toEqual([
      { title: 'Vehicles by type', links: [{ label: 'SUV', href: '/search/suv' }] },
      { title: 'Models', links: [{ label: 'Sportage', href: '/search/kia/sportage' }] },
      { title: 'Company', links: [{ label: 'Careers', href: '/careers' }] },
    ])
    expect(buildFooterColumns(stored, none).map(({ title }) => title)).toEqual(['Company'])
  })
})
