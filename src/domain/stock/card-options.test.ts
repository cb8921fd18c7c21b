import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { type CardOptions, cardOptions } from './card-options'

const optionsOf = (tenant: SettingOverrides = {}) =>
  cardOptions(resolveSettings({ template: 'metro', tenant }).settings)

describe('cardOptions', () => {
  it.each<[SettingOverrides, Partial<CardOptions>]>([
    [{ 'cards.attributes': ['km', 'simple_body'] }, { details: ['km', 'simple_body'] }],
    [{ 'cards.electricTag': true }, { hasElectricTag: true }],
    [{ 'cards.certifiedManufacturer': 'Kia' }, { certifiedMake: 'Kia' }],
    [{ 'cards.usedArrivalText': 'Fresh in' }, { arrivalText: 'Fresh in' }],
    [{ 'price.noPriceText': 'Call us' }, { noPriceText: 'Call us' }],
    [{ 'price.displayThreshold': 50 }, { priceThreshold: 50 }],
    [{ 'price.offersSubscription': true }, { offersSubscription: true }],
    [{ 'garage.enabled': false }, { hasFavourites: false }],
    [{ 'garage.compare': false }, { hasCompare: false }],
    [{ 'garage.variant': 'usedPricedPhotographed' }, { savable: 'usedPricedPhotographed' }],
    [{ 'integrations.imageCdnBase': 'https://cdn.example' }, { imageCdn: 'https://cdn.example' }],
  ])('of the settings %j contain %j', (tenant, named) => {
    expect(optionsOf(tenant)).toEqual({ ...optionsOf(), ...named })
  })

  it('are small, because a cached page contains them as the props of its search', () => {
    const options = optionsOf()
    expect(JSON.parse(JSON.stringify(options))).toEqual(options)
    expect(JSON.stringify(options).length).toBeLessThan(400)
  })
})
