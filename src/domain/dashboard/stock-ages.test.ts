import { groupOfAll, type SiteCard } from './site-card'
import { addAges, describeStock } from './stock-ages'

describe('the stock chart', () => {
  it('adds the ages of all websites, youngest first', () => {
    expect(
      addAges([
        [1, 2, 3, 4, 5],
        [10, 0, 0, 0, 1],
      ]),
    ).toEqual([
      { label: '0 to 30 days', vehicles: 11 },
      { label: '31 to 60 days', vehicles: 2 },
      { label: '61 to 90 days', vehicles: 3 },
      { label: '91 to 120 days', vehicles: 4 },
      { label: 'Over 120 days', vehicles: 6 },
    ])
  })

  it.each([
    [[0, 0, 0, 0, 0], 'No vehicles are for sale.'],
    [[1, 0, 0, 0, 0], '1 vehicle is for sale, 0 % of them for over 90 days.'],
    [[1000, 250, 250, 300, 200], '2,000 vehicles are for sale, 25 % of them for over 90 days.'],
  ])('says %j in words', (ages, expected) => {
    expect(describeStock(addAges([ages]))).toBe(expected)
  })
})

describe('the group whose logo the start page shows', () => {
  const site = (groupId: number, hasGroupLogo = true) =>
    ({ groupId, hasGroupLogo, group: `Group ${groupId}` }) as SiteCard

  it.each([
    ['is that of all websites', [site(1), site(1)], { id: 1, name: 'Group 1' }],
    ['is none for websites of several groups', [site(1), site(2)], null],
    ['is none without a logo', [site(1, false)], null],
    ['is none without websites', [], null],
  ])('%s', (_, sites, expected) => {
    expect(groupOfAll(sites)).toEqual(expected)
  })
})
