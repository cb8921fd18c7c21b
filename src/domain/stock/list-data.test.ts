import { breadcrumbList, itemList } from './list-data'

const origin = 'https://example.com.au'

describe('Structured data for results pages', () => {
  it('lists the results and continues the numbering across pages', () => {
    expect(itemList([{ name: 'Rio', path: '/cars/rio' }], 22, origin)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 22, name: 'Rio', url: `${origin}/cars/rio` }],
    })
  })

  it('lists the breadcrumbs, without a URL for the current page', () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Rio', href: null },
    ]
    expect(breadcrumbList(crumbs, origin).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Rio', item: undefined },
    ])
  })
})
