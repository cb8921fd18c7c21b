import { readVisit } from './lead-visit'

describe('the visit behind a lead', () => {
  it('has the page of the form, the visited pages in order, and the campaign with its usual names', () => {
    const source = {
      url: 'https://dealer.example/cars/kia',
      visited_pages: ['/', { path: '/search', at: 1 }, { url: '/cars/kia' }],
      linked_query_params: { utm_source: 'newsletter', ref: 'a', gclid: '' },
    }
    expect(readVisit(source)).toEqual({
      page: 'https://dealer.example/cars/kia',
      visited: ['/', '/search', '/cars/kia'],
      campaign: [
        { name: 'Source', value: 'newsletter' },
        { name: 'ref', value: 'a' },
      ],
    })
  })

  it('reads a campaign that was stored as a query string', () => {
    expect(readVisit({ linked_query_params: '?utm_medium=email' }).campaign).toEqual([
      { name: 'Medium', value: 'email' },
    ])
  })

  it.each([null, 'text', 7, [], { visited_pages: 'all', linked_query_params: ['a'], url: {} }])(
    'is empty where the stored value is %p',
    (source) => {
      const { page, visited } = readVisit(source)
      expect([page, visited]).toEqual([null, []])
    },
  )
})
