import { afterPageChecks, planPageChecks, type ShownPages } from './plan-page-checks'
import type { CheckedVehicle, ShownPrice } from './price-check'

const settings = {
  'price.visible': true,
  'price.noPriceText': 'Enquire for price.',
  'price.displayThreshold': 10,
  'price.offersSubscription': false,
}
const vehicle = (id: number, price: number | null = 30_000): CheckedVehicle => ({
  ...{ id, name: `${id}`, stocknum: `S${id}`, status: 'in_stock', sold: false, preorder: false },
  ...{ price, offer_price: null, before_price: null, subscription_price: null, price_type: null },
})
const pages = (shown: Record<number, ShownPrice>): ShownPages =>
  new Map(Object.entries(shown).map(([id, price]) => [Number(id), price]))
const numbers = (first: number, count: number) => Array.from({ length: count }, (_, nth) => first + nth)

interface Case {
  readonly shown?: ShownPages
  readonly changed?: readonly number[]
  readonly most?: number
  readonly settings?: typeof settings
}
const plan = (
  vehicles: readonly CheckedVehicle[],
  { shown = pages({}), changed = [], ...more }: Case = {},
) => {
  const isChanged = ({ id }: CheckedVehicle) => changed.includes(id)
  const { open, putOff } = planPageChecks(vehicles, { settings, most: 10, ...more, shown, isChanged })
  return [open.map(({ id }) => id), putOff.map(({ id }) => id)]
}

describe('A price check', () => {
  const right = pages({ 1: 30_000, 2: null })
  const stock = [vehicle(1), vehicle(2, null)]

  it('opens no page that showed what it should show now', () => {
    expect(plan(stock, { shown: right })).toEqual([[], []])
  })

  it.each<[string, Case, number[]]>([
    ['that was never opened', { shown: pages({ 2: null }) }, [1]],
    ['whose vehicle changed', { shown: right, changed: [2] }, [2]],
    ['that showed another price', { shown: pages({ 1: 29_000, 2: null }) }, [1]],
    ['that was missing', { shown: pages({ 1: 'missing', 2: null }) }, [1]],
    [
      'whose price the site’s settings change',
      { shown: right, settings: { ...settings, 'price.visible': false } },
      [1],
    ],
  ])('opens a page %s', (_, given, opened) => {
    expect(plan(stock, given)).toEqual([opened, []])
  })

  it('opens a page again once the feed has a new price, even if the feed gives no date of change', () => {
    expect(plan([vehicle(1, 31_000)], { shown: right })).toEqual([[1], []])
  })

  it('puts off pages beyond the limit, and lets neither wrong pages nor new ones wait for all the others', () => {
    const wrong = Object.fromEntries(numbers(1, 8).map((id) => [id, 29_000]))
    const vehicles = numbers(1, 16).map((id) => vehicle(id))
    const [opened, putOff] = plan(vehicles, { shown: pages(wrong) })
    expect(opened).toEqual([1, 2, 3, 4, 5, ...numbers(9, 5)])
    expect(putOff).toEqual([14, 15, 16, 6, 7, 8])
  })

  it('uses the whole limit if all due pages are of one kind', () => {
    const vehicles = numbers(1, 4).map((id) => vehicle(id))
    expect(plan(vehicles, { most: 3 })).toEqual([[1, 2, 3], [4]])
  })
})

describe('After a price check', () => {
  it('pages that were put off count as never opened, and so do those of vehicles that are not listed', () => {
    const known = afterPageChecks(
      [vehicle(1), vehicle(2), vehicle(3)],
      pages({ 1: 30_000, 2: 29_000, 3: 30_000, 4: 30_000 }),
      { opened: pages({ 1: 'missing' }), putOff: [vehicle(2)] },
    )
    expect(known).toEqual(pages({ 1: 'missing', 3: 30_000 }))
  })

  it('a page without a price is known to have none', () => {
    expect(afterPageChecks([vehicle(1)], pages({}), { opened: pages({ 1: null }), putOff: [] })).toEqual(
      pages({ 1: null }),
    )
  })
})
