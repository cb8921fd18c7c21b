import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import { type VehiclePageView, vehiclePageView } from './vehicle-page-view'

const NOW = new Date('2026-03-10T00:00:00Z')
const zones = [{ name: 'Metro', upToKm: 50, price: 0 }]

function viewOf(changes: Partial<Vehicle> = {}, tenant: SettingOverrides = {}): VehiclePageView {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const site = { settings, provider: financeProvider(), siteBaseUrl: 'https://dealer.example' }
  return vehiclePageView(vehicle(changes), site, NOW)
}

describe('vehiclePageView', () => {
  it.each<[SettingOverrides, Partial<VehiclePageView>]>([
    [
      { 'integrations.imageCdnBase': 'https://cdn.example', 'vehiclePage.galleryStart': 'gallery' },
      { gallery: { imageCdn: 'https://cdn.example', start: 'gallery' } },
    ],
    [{ 'integrations.trackingSink': '' }, { isTracked: false }],
    [{ 'integrations.trackingSink': 'dataLayer' }, { isTracked: true }],
    [{ 'runningCosts.deliveryZones': zones }, { isDeliveryPriced: true }],
    [{ 'runningCosts.deliveryZones': [], 'integrations.deliveryUrl': '' }, { isDeliveryPriced: false }],
  ])('with the settings %j contains %j', (tenant, shown) => {
    expect(viewOf({}, tenant)).toMatchObject(shown)
  })

  it('has the tags, breadcrumbs, price and share links of the vehicle [VDP-01, VDP-03, SHARE-01]', () => {
    const view = viewOf({ tag: 'Runout sale' })
    expect(view.tags).toEqual([{ kind: 'custom', text: 'Runout sale' }])
    expect(view.crumbs.at(-1)).toEqual({ label: vehicle().name, href: null })
    expect(view.offer.isForSale).toBe(true)
    expect(view.sharing.share?.url).toBe(`https://dealer.example${vehicle().path}`)
  })

  it('has no price, fuel estimate or reservation for a sold vehicle [VDP-20]', () => {
    const { offer, finance, fuel, actions } = viewOf({ status: 'sold' })
    expect([offer.isForSale, offer.price, finance, fuel, actions.reserve]).toEqual([
      false,
      null,
      null,
      null,
      null,
    ])
  })
})
