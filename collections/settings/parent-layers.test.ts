import { parentLayers, type SettingsDocument } from './parent-layers'

const documents: Record<string, SettingsDocument> = {
  'groups/1': { name: 'Outpost', settings: { 'reviews.hidden': true } },
  'tenants/2': { name: 'Currawong', template: 'metro', group: { id: 1 }, settings: { 'search.soldDays': 5 } },
}

const read = async (collection: string, id: number) => documents[`${collection}/${id}`]

describe('parentLayers', () => {
  it('returns the template and the group of a website', async () => {
    expect(await parentLayers('tenant', { template: 'marque', group: 1 }, read)).toEqual({
      layers: { template: 'marque', group: { 'reviews.hidden': true } },
      names: { group: 'Outpost' },
    })
  })

  it("returns the template, group and settings of a dealership's website [TEN-17]", async () => {
    expect(await parentLayers('dealership', { tenant: 2 }, read)).toEqual({
      layers: { template: 'metro', group: { 'reviews.hidden': true }, tenant: { 'search.soldDays': 5 } },
      names: { group: 'Outpost', tenant: 'Currawong' },
    })
  })

  it('returns no parent but the platform for a group', async () => {
    expect(await parentLayers('group', {}, read)).toEqual({ layers: { template: 'metro' }, names: {} })
  })

  it('falls back to the default template while nothing is chosen, or when the chosen document is deleted', async () => {
    const nothing = await parentLayers('tenant', {}, read)
    const gone = await parentLayers('tenant', { group: 99 }, read)
    expect([nothing.layers.template, gone.layers.group]).toEqual(['metro', undefined])
  })
})
