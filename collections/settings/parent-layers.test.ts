import { parentLayers, type SettingsDocument } from './parent-layers'

const documents: Record<string, SettingsDocument> = {
  'groups/1': { name: 'Outpost', settings: { 'reviews.hidden': true } },
  'tenants/2': { name: 'Currawong', template: 'metro', group: { id: 1 }, settings: { 'search.soldDays': 5 } },
}

const read = async (collection: string, id: number) => documents[`${collection}/${id}`]

describe('parentLayers', () => {
  it('gives a website its template and its group', async () => {
    expect(await parentLayers('tenant', { template: 'marque', group: 1 }, read)).toEqual({
      layers: { template: 'marque', group: { 'reviews.hidden': true } },
      names: { group: 'Outpost' },
    })
  })

  it("gives a dealership its website's template, group and settings [TEN-17]", async () => {
    expect(await parentLayers('dealership', { tenant: 2 }, read)).toEqual({
      layers: { template: 'metro', group: { 'reviews.hidden': true }, tenant: { 'search.soldDays': 5 } },
      names: { group: 'Outpost', tenant: 'Currawong' },
    })
  })

  it('gives a group the platform alone', async () => {
    expect(await parentLayers('group', {}, read)).toEqual({ layers: { template: 'metro' }, names: {} })
  })

  it('stands on the default template while nothing is chosen yet, or what was chosen is gone', async () => {
    const nothing = await parentLayers('tenant', {}, read)
    const gone = await parentLayers('tenant', { group: 99 }, read)
    expect([nothing.layers.template, gone.layers.group]).toEqual(['metro', undefined])
  })
})
