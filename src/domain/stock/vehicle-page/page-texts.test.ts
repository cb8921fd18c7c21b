import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicle } from '~/tests/support/vehicle'
import { type PageTexts, pageTexts } from './page-texts'

const caravan = { item_type: 'caravan', categories: ['Caravans'] } as const

describe('pageTexts', () => {
  it.each<[Partial<Vehicle>, SettingOverrides, Partial<PageTexts>]>([
    [{}, {}, { word: 'Car', testDrive: 'Book a Test Drive' }],
    [{}, { 'site.vehicleWording': 'Motorcycle' }, { word: 'Motorcycle', testDrive: 'Book a Test Ride' }],
    [{ ...caravan, categories: ['Caravans'] }, {}, { word: 'Caravan', testDrive: 'Book an Inspection' }],
    [{}, { 'enquiry.buttonText': 'Message Now' }, { enquire: 'Message Now' }],
  ])('for the vehicle %j and the settings %j are %j', (changes, tenant, texts) => {
    const { settings } = resolveSettings({ template: 'metro', tenant })
    expect(pageTexts(vehicle(changes), settings)).toMatchObject(texts)
  })

  it.each([
    ['$500', 'Reserve this car with a deposit of $500.'],
    ['', 'Reserve this car with a deposit of $200.'],
  ])('with a deposit of %j say: %s [CHK-02]', (amount, terms) => {
    const { settings } = resolveSettings({
      template: 'metro',
      tenant: { 'checkout.reserveAmountText': amount },
    })
    expect(pageTexts(vehicle(), settings).reserveTerms).toContain(terms)
  })
})
