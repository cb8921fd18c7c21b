import type { DealershipId } from '@/domain/tenants/tenant-context'
import { listingRule } from '../listing'
import { isTracedToEnd, type TracedVehicle, traceVehicle } from './trace-vehicle'

const now = new Date('2026-11-28T03:00:00Z')
const nowSeconds = now.getTime() / 1000
const DAY = 86_400
const rule = (preset: number, usual = 3, byDealership: { dealership: DealershipId; days: number }[] = []) =>
  listingRule(preset, { usual, byDealership }, now)

const run = { id: 9, finishedAt: '2026-11-28T01:00:00Z', filename: 'stock.csv', isFull: true }

const listed: TracedVehicle = {
  id: 1,
  slug: 'kia-rio',
  name: 'Kia Rio',
  stocknum: 'A1',
  dealership: 'Kestrel',
  dealershipId: 4 as DealershipId,
  status: 'in_stock',
  isSold: false,
  soldAt: null,
  isShownByFeed: true,
  isHidden: false,
  carType: 'used',
  price: 20_000,
  isCertified: false,
  run,
  rejections: [],
  isInSearch: true,
  isWaiting: false,
}

const last = (changes: Partial<TracedVehicle>, asked = rule(0)) => {
  const steps = traceVehicle({ ...listed, ...changes }, asked, '“Stock: All”')
  return { isListed: isTracedToEnd(steps), step: steps.at(-1) }
}

describe('The way of a vehicle onto the website', () => {
  it('has six steps for a vehicle that shoppers find', () => {
    const steps = traceVehicle(listed, rule(0), '“Stock: All”')
    expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Stock file passed',
      'For sale passed',
      'Feed passed',
      'Staff passed',
      'Website passed',
      'Search passed',
    ])
    expect(isTracedToEnd(steps)).toBe(true)
  })

  const sold = { status: 'sold', isSold: true, soldAt: nowSeconds - 2 * DAY } as const

  it.each([
    ['is sold', { ...sold, soldAt: nowSeconds - 4 * DAY }, rule(0), 'For sale', /sold.*lists all stock/],
    ['is sold today where sold ones are not listed', sold, rule(0, 0), 'For sale', /sold/],
    ['is sold on a website of stock only', sold, rule(6), 'For sale', /sold/],
    ['is not shown by the feed', { isShownByFeed: false }, rule(0), 'Feed', /says not to show it/],
    ['is hidden by staff', { isHidden: true }, rule(0), 'Staff', /Hide from the website/],
    [
      'is new on a website of used cars',
      { carType: 'new' },
      rule(1),
      'Website',
      /“Stock: All”.*it is new\.$/,
    ],
    ['has no type on such a website', { carType: null }, rule(1), 'Website', /neither new, demo nor used/],
    [
      'is coming on a website of stock only',
      { status: 'coming_soon' },
      rule(6),
      'Website',
      /not in stock yet/,
    ],
    ['has no price where one is needed', { price: 1 }, rule(12), 'Website', /no price/],
    ['is not certified where it must be', {}, rule(14), 'Website', /not certified/],
    ['is missing in the search', { isInSearch: false }, rule(0), 'Search', /does not have it/],
  ] as const)('ends with the step that stops it if it %s', (_, changes, asked, name, text) => {
    const { isListed, step } = last(changes, asked)
    expect(isListed).toBe(false)
    expect(step).toMatchObject({ name, state: 'stopped', text: expect.stringMatching(text) })
  })

  it('goes on for a vehicle that was sold a few days ago, as its dealership has set', () => {
    expect(last(sold).isListed).toBe(true)
    const own = [{ dealership: 4 as DealershipId, days: 1 }]
    expect(last(sold, rule(0, 3, own)).isListed).toBe(false)
  })

  it('says what the newest file has wrong, in the file’s own words', () => {
    const rejections = [{ line: 7, stock: 'A1', field: 'Odometer', value: 'far', reason: 'is not a number' }]
    const [step] = traceVehicle({ ...listed, rejections }, rule(0), '')
    expect(step).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('A1, line 7: Odometer "far" is not a number.'),
    })
  })

  it('says that a change waits for the search engine', () =>
    expect(last({ isWaiting: true })).toMatchObject({ isListed: true, step: { state: 'warning' } }))
})
