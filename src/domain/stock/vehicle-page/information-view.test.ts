import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicle } from '~/tests/support/vehicle'
import { type InformationView, informationView } from './information-view'

const NOW = new Date('2026-03-10T00:00:00Z')
const expired = { rego_expiry: '2026-01-01' }
const certified = { certified: true, car_type: 'used', make: 'Kia' } as const

describe('informationView', () => {
  it.each<[Partial<Vehicle>, SettingOverrides, Partial<InformationView>]>([
    [{}, { 'vehiclePage.infoLayout': 'tabs' }, { isTabbed: true }],
    [{}, { 'vehiclePage.infoLayout': 'sections' }, { isTabbed: false }],
    [certified, { 'cards.certifiedManufacturer': 'kia' }, { isCertified: true }],
    [certified, { 'cards.certifiedManufacturer': '' }, { isCertified: false }],
    [expired, { 'vehiclePage.unregisteredText': true }, { rego: 'Unregistered' }],
    [expired, { 'vehiclePage.unregisteredText': false }, { rego: null }],
    [{}, { 'content.whyBuyFromUs': 'We care.' }, { whyBuyFromUs: 'We care.' }],
    [{}, { 'content.protection': 'Ask us.' }, { protection: 'Ask us.' }],
    [
      { car_type: 'new', standardEquipment: 'Airbags' },
      { 'content.warranty': 'Five years.' },
      { included: { promises: ['Five years.'], equipment: ['Airbags'] } },
    ],
  ])(
    'for the vehicle %j and the settings %j contains %j [VDP-15, VDP-16, VDP-31]',
    (changes, tenant, shown) => {
      const { settings } = resolveSettings({ template: 'metro', tenant })
      expect(informationView(vehicle(changes), settings, NOW)).toMatchObject(shown)
    },
  )
})
