import { resolveSettings } from '@/domain/flags/resolve'
import { cardOptions } from '@/domain/stock/card-options'
import { unpackHit } from '@/domain/stock/search/results/packed-hit'
import type { StockHit } from '@/domain/stock/search/results/result'
import { VehicleCard } from '@/ui/vehicle/card/VehicleCard'
import { State, States } from '../State'
import type { Section } from '../section'

const { settings } = resolveSettings({
  template: 'metro',
  tenant: {
    'cards.electricTag': true,
    'cards.certifiedManufacturer': 'Kia',
    'price.offersSubscription': true,
    'garage.enabled': false,
    'garage.compare': false,
  },
})

const card = cardOptions(settings)

/** A fixed clock, so that the samples do not change from day to day. */
const NOW = new Date('2026-03-10T00:00:00Z')

const plain = unpackHit({
  id: 'sample',
  slug: 'sample',
  path: '#cards',
  name: '2021 Kia Rio S',
  make: 'Kia',
  model: 'Rio',
  km: 42_000,
  price: 18_990,
  price_type: 'Drive Away',
  created_at: '2025-11-01T00:00:00.000Z',
  location_name: 'Burswood',
  city: 'Perth',
  dealership_name: 'Burswood',
  simple_body: 'Hatch',
  simple_transmission: 'Automatic',
  simple_fuel: 'Petrol',
  simple_drive: 'FWD',
})

const weekly: Partial<StockHit> = {
  weekly_price: 121,
  weekly_quote: { weekly: 120.2, comparisonRate: 8.54, warning: '' },
}

const LONG =
  '2024 Mercedes-Benz Sprinter 519CDI Extra Long Wheelbase High Roof RWD 9G-Tronic Cab Chassis With Tray'

const cards: readonly (readonly [state: string, changes: Partial<StockHit>])[] = [
  ['for sale, with every detail', { ...weekly, tag: 'Runout sale', average_market_price: 21_330 }],
  ['no photo, and a name that is too long', { ...weekly, name: LONG, simple_body: 'Van' }],
  ['no price', { price: null, has_price: false, price_type: null }],
  ['reduced', { before_price: 21_990, offer_price: 18_490 }],
  ['by subscription, or on finance', { ...weekly, subscription_price: 199 }],
  ['sold', { status: 'sold', sold: true }],
  ['coming soon', { status: 'coming_soon', simple_body: 'SUV' }],
  ['reserved', { reserved: true, simple_body: 'Ute' }],
  ['certified', { certified: true, simple_body: 'Sedan' }],
  ['just arrived', { created_at: '2026-03-09T00:00:00.000Z', simple_body: 'Wagon' }],
  ['electric', { simple_fuel: 'Electric', simple_body: 'SUV' }],
  [
    'a long tag, and few details',
    { tag: 'End of financial year runout sale', km: null, simple_body: null, simple_transmission: null },
  ],
]

/** The samples have no photos, because photos belong to a website's stock. */
export const vehicleCards: Section = {
  id: 'cards',
  title: 'Vehicle cards',
  intro:
    'A card has at most one tag, the first that applies. Photos, text and prices in a row start at the same height. A vehicle without a photo shows the outline of its body.',
  show: () => (
    <div className="flex flex-col gap-8">
      <States>
        {cards.map(([state, changes]) => (
          <State key={state} name={state}>
            <VehicleCard vehicle={{ ...plain, ...changes, id: state }} card={card} now={NOW} />
          </State>
        ))}
      </States>
      <States>
        <State name="small, many per row">
          <VehicleCard vehicle={{ ...plain, ...weekly }} card={card} now={NOW} look="dense" />
        </State>
        <State name="list row" wide>
          <div className="@container/results">
            <VehicleCard
              vehicle={{ ...plain, ...weekly, average_market_price: 21_330 }}
              card={card}
              now={NOW}
              look="row"
            />
          </div>
        </State>
      </States>
    </div>
  ),
}
