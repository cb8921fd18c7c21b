import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { vehicle } from '~/tests/support/vehicle'
import { type ContactView, contactView } from './contact-view'

const viewOf = (tenant: SettingOverrides) =>
  contactView(vehicle(), resolveSettings({ template: 'metro', tenant }).settings)

describe('contactView', () => {
  it.each<[SettingOverrides, Partial<ContactView>]>([
    [{ 'phone.override': '0712345678' }, { number: '07 1234 5678' }],
    [{ 'phone.shownFromStart': true }, { isNumberShown: true }],
    [{ 'phone.shownFromStart': false }, { isNumberShown: false }],
    [{ 'vehiclePage.dealershipNamed': true }, { namesDealership: true }],
    [{ 'vehiclePage.dealershipNamed': false }, { namesDealership: false }],
    [{ 'vehiclePage.stickyBottomBar': true }, { hasWideBar: true }],
    [{ 'vehiclePage.stickyBottomBar': false }, { hasWideBar: false }],
    [{ 'integrations.chatEnabled': true }, { hasChat: true }],
    [{ 'integrations.chatEnabled': false, 'integrations.chatId': 'demo' }, { hasChat: false }],
    [{ 'integrations.mapsKey': 'key' }, { mapsKey: 'key' }],
  ])('of the settings %j contains %j [PHONE-01, VDP-13, VDP-38, VDP-40]', (tenant, shown) => {
    expect(viewOf(tenant)).toMatchObject(shown)
  })

  it('has no number where neither the website nor the vehicle’s location has one [PHONE-05]', () => {
    const { settings } = resolveSettings({
      template: 'metro',
      tenant: { 'phone.override': '', 'phone.newNumber': '', 'phone.usedNumber': '' },
    })
    expect(contactView(vehicle({ location: null }), settings).number).toBeNull()
  })
})
