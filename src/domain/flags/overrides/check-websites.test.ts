import { checkWebsites } from './check-websites'

const buttons = { 'checkout.reserveButtons': true }
const checkout = { 'checkout.enabled': true }
const reason = 'Reserve buttons need checkout to be on (VDP-33).'

describe('checkWebsites', () => {
  it('rejects a group’s change that breaks a website, and names the website', () => {
    const website = { template: 'metro', tenant: buttons } as const
    const withoutIt = { name: 'Outpost', before: { ...website, group: checkout }, after: website }
    const another = {
      name: 'Currawong',
      before: { template: 'metro' },
      after: { template: 'metro' },
    } as const
    expect(checkWebsites([another, withoutIt])).toEqual([
      { key: 'checkout.reserveButtons', message: `On Outpost: ${reason}` },
    ])
  })

  it('rejects a group’s value that contradicts a website’s own values', () => {
    const before = { template: 'metro', tenant: { 'price.visible': false } } as const
    const problems = checkWebsites([{ name: 'Two Rivers', before, after: { ...before, group: checkout } }])
    expect(problems.map(({ message }) => message)).toEqual([
      'On Two Rivers: Shoppers cannot buy online at a price the site does not show.',
    ])
  })

  it('rejects a template that contradicts the website’s inherited values [TEN-14]', () => {
    const before = { template: 'metro', group: { 'promos.positions': [8] } } as const
    const after = { ...before, template: 'marque' } as const
    expect(checkWebsites([{ name: 'Kestrel Kia', before, after }])).toHaveLength(1)
    expect(checkWebsites([{ name: 'Kestrel Kia', before: null, after }])).toHaveLength(1)
    expect(checkWebsites([{ name: 'Kestrel Kia', before: after, after: before }])).toEqual([])
  })

  it('ignores a contradiction that the website already had', () => {
    const before = { template: 'metro', tenant: buttons } as const
    const after = { ...before, group: { 'search.soldDays': 9 } }
    expect(checkWebsites([{ name: 'Outpost', before, after }])).toEqual([])
  })

  it('names five websites and the number of others', () => {
    const websites = Array.from({ length: 7 }, (_, index) => ({
      name: `Site ${index + 1}`,
      before: null,
      after: { template: 'metro', tenant: buttons } as const,
    }))
    expect(checkWebsites(websites)[0]?.message).toBe(
      `On Site 1, Site 2, Site 3, Site 4, Site 5 and 2 more: ${reason}`,
    )
  })
})
