import { breadcrumbList, itemList } from './list-data'

const origin = 'https://example.com.au'

describe('results for search engines', () => {
  it('are a numbered list that goes on from page to page', () => {
    expect(itemList([{ name: 'Rio', path: '/cars/rio' }], 22, origin)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 22, name: 'Rio', url: `${origin}/cars/rio` }],
    })
  })

  it('say the way to them, the last without an address when it is the page itself', () => {
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
