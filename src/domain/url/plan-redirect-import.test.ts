import { planRedirectImport, type RedirectSite } from './plan-redirect-import'

const site: RedirectSite = {
  stored: [
    { from: '/old-kia', to: '/search/kia' },
    { from: '/chain', to: '/about-us' },
  ],
  pages: new Map([
    ['/about-us', 'About us'],
    ['/', 'Home'],
  ]),
}

const plan = (...rows: [from: string, to: string][]) =>
  planRedirectImport(
    rows.map(([from, to], nth) => ({ line: nth + 2, from, to })),
    site,
  )

describe('A file of old addresses', () => {
  it('saves new targets, and leaves the others', () => {
    expect(
      plan(['/specials', '/special-offers'], ['/old-kia', '/search/kia'], ['/chain', '/finance']),
    ).toEqual({
      saved: [
        { from: '/specials', to: '/special-offers' },
        { from: '/chain', to: '/finance' },
      ],
      unchanged: 1,
      problems: [],
    })
  })

  it('takes whole addresses of the old website, with a last slash', () =>
    expect(plan(['https://www.old-dealer.com.au/Used%20Cars/', '/search/used-cars']).saved).toEqual([
      { from: '/Used%20Cars', to: '/search/used-cars' },
    ]))

  it('leads to the end of a chain, within the file and with what is stored', () =>
    expect(plan(['/a', '/b'], ['/b', '/chain'], ['/c', '/old-kia']).saved).toEqual([
      { from: '/a', to: '/about-us' },
      { from: '/b', to: '/about-us' },
      { from: '/c', to: '/search/kia' },
    ]))

  it('keeps the query and the anchor of a target', () =>
    expect(plan(['/a', '/search/kia?price_max=20000#results']).saved).toEqual([
      { from: '/a', to: '/search/kia?price_max=20000#results' },
    ]))

  it.each([
    ['specials', '/x', 'from', /^Write a path such as/],
    ['/specials?id=7', '/x', 'from', /without a query/],
    ['https://old.example/page.php?id=7', '/x', 'from', /without a query/],
    ['/', '/x', 'from', /^Write a path/],
    ['/search/kia', '/x', 'from', /reserved for the stock search/],
    ['/about-us', '/x', 'from', /The page “About us” is at/],
    ['/a', '', 'to', /^Write a path such as \/search/],
    ['/a', 'javascript:alert(1)', 'to', /^Write a path/],
    ['/a', '//evil.example', 'to', /^Write a path/],
    ['/a', '/a', 'to', /comes back to \/a/],
  ])('says what is wrong with %s to %s', (from, to, column, message) =>
    expect(plan([from, to])).toMatchObject({
      saved: [],
      problems: [{ line: 2, column, message: expect.stringMatching(message) }],
    }),
  )

  it('says where a circle is, and which lines contradict each other', () => {
    expect(plan(['/a', '/b'], ['/b', '/a']).problems.map(({ line }) => line)).toEqual([2, 3])
    expect(plan(['/a', '/b'], ['/a/', '/c']).problems).toEqual([
      { line: 3, column: 'from', message: 'Line 2 leads /a to /b.' },
    ])
    expect(plan(['/a', '/b'], ['/a', '/b']).saved).toHaveLength(1)
  })
})
