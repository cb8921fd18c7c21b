import { blocksToBookingSite, columnsToBookingSite, menuToBookingSite } from './service-booking'

const booking = 'https://bookings.example/service'
const service = { label: 'Book a service', href: '/service' }
const parts = { label: 'Parts', href: '/parts' }

describe('the service booking link', () => {
  it('of a menu leads to the booking site, and the heading of its list to the service page [ROUTE-47]', () => {
    const all = { label: 'Service', href: '/service' }
    const list = { kind: 'list', label: 'Service', all, links: [service, parts] } as const
    const home = { kind: 'link', label: 'Home', href: '/' } as const
    const plain = { kind: 'link', ...service } as const
    expect(menuToBookingSite([home, plain, list], booking)).toEqual([
      home,
      { ...plain, href: booking },
      { ...list, links: [{ ...service, href: booking }, parts] },
    ])
  })

  it('of a footer leads to the booking site [ROUTE-47]', () => {
    expect(columnsToBookingSite([{ title: 'Workshop', links: [service, parts] }], booking)).toEqual([
      { title: 'Workshop', links: [{ ...service, href: booking }, parts] },
    ])
  })

  it('of a block leads to the booking site, wherever the block keeps it [ROUTE-47]', () => {
    const block = (href: string) => [
      { blockType: 'hero', heading: '/service', rows: [{ links: [{ href }] }] },
    ]
    expect(blocksToBookingSite(block('/service'), booking)).toEqual(block(booking))
    expect(blocksToBookingSite(block('/services'), booking)).toEqual(block('/services'))
    expect(blocksToBookingSite(block('/service'), '')).toEqual(block('/service'))
  })

  it('stays on the website without a booking site', () => {
    const columns = [{ title: 'Workshop', links: [service] }]
    expect(columnsToBookingSite(columns, '')).toEqual(columns)
  })
})
