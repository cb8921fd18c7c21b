import type { DealershipId } from '@/domain/tenants/tenant-context'
import { listingRule } from '../listing'
import type { EngineAnswer } from './search-step'
import { isFoundByShoppers, type TracedVehicle, traceVehicle } from './trace-vehicle'
import type { VehicleRun } from './traced-run'

const now = new Date('2026-11-28T03:00:00Z')
const nowSeconds = now.getTime() / 1000
const DAY = 86_400
const rule = (preset: number, usual = 3, byDealership: { dealership: DealershipId; days: number }[] = []) =>
  listingRule(preset, { usual, byDealership }, now)

const run: VehicleRun = {
  id: 9,
  status: 'done',
  filename: 'stock.csv',
  isFromFeed: false,
  isFull: true,
  problem: null,
  rejections: [],
}

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
  runs: [run],
  isInSearch: true,
  refusal: null,
  isWaiting: false,
}

const trace = (changes: Partial<TracedVehicle> = {}, asked = rule(0), engine: EngineAnswer = 'unused') =>
  traceVehicle({ ...listed, ...changes }, { rule: asked, preset: '“Stock: All”', engine })

const last = (...asked: Parameters<typeof trace>) => {
  const steps = trace(...asked)
  return { isFound: isFoundByShoppers(steps), step: steps.at(-1) }
}

describe('The way of a vehicle onto the website', () => {
  it('has six steps for a vehicle that shoppers find', () => {
    const steps = trace()
    expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Stock file passed',
      'For sale passed',
      'Feed passed',
      'Staff passed',
      'Website passed',
      'Search passed',
    ])
    expect(isFoundByShoppers(steps)).toBe(true)
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
    const { isFound, step } = last(changes, asked)
    expect(isFound).toBe(false)
    expect(step).toMatchObject({ name, state: 'stopped', text: expect.stringMatching(text) })
  })

  it('goes on for a vehicle that was sold a few days ago, as its dealership has set', () => {
    expect(last(sold).isFound).toBe(true)
    const own = [{ dealership: 4 as DealershipId, days: 1 }]
    expect(last(sold, rule(0, 3, own)).isFound).toBe(false)
  })

  it('says what the newest file has wrong, in the file’s own words', () => {
    const rejections = [{ line: 7, stock: 'A1', field: 'Odometer', value: 'far', reason: 'is not a number' }]
    const [step] = trace({ runs: [{ ...run, rejections }] })
    expect(step).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('A1, line 7: Odometer "far" is not a number.'),
    })
  })

  it.each([
    ['refused', 'The newest file (stock.csv) was refused: Why.'],
    ['held', 'The newest file (stock.csv) waits for an administrator’s confirmation: Why.'],
    ['failed', 'The newest file (stock.csv) could not be imported: Why.'],
  ] as const)('never says that a file that was %s had no problem', (status, text) => {
    const [step] = trace({ runs: [{ ...run, status, problem: 'Why.' }, run] })
    expect(step).toEqual({ name: 'Stock file', state: 'warning', text })
  })

  it('says what is wrong in an older file of another feed', () => {
    const rejections = [{ line: 7, stock: 'A1', field: 'Odometer', value: 'far', reason: 'is not a number' }]
    const [step] = trace({ runs: [run, { ...run, filename: 'daily.csv', rejections }] })
    expect(step).toMatchObject({ state: 'warning', text: expect.stringContaining('(daily.csv)') })
  })

  it('says that a vehicle became sold by a file of all stock only if such a file was imported', () => {
    const gone = { ...sold, soldAt: nowSeconds - 4 * DAY }
    expect(last(gone).step?.text).toContain('a file that lists all stock')
    const held: VehicleRun = { ...run, status: 'held' }
    expect(last({ ...gone, runs: [held, { ...run, isFull: false }] }).step?.text).toBe('It is sold.')
  })
})

describe('The step of the search', () => {
  const search = (engine: EngineAnswer, changes: Partial<TracedVehicle> = {}) => {
    const { isFound, step } = last(changes, rule(0), engine)
    return { isFound, state: step?.state, text: step?.text }
  }
  const refusal = 'Field `created_ms` has been declared in the schema, but is not found in the document.'

  it.each([
    ['found', 'passed', true, 'The search has it.'],
    ['behind', 'warning', true, 'the database answers searches'],
    ['missing', 'stopped', false, 'The search engine does not have it'],
    ['silent', 'unknown', null, 'The search engine does not answer'],
  ] as const)('of an engine that is or has it %s is %s', (engine, state, isFound, text) =>
    expect(search(engine)).toEqual({ state, isFound, text: expect.stringContaining(text) }),
  )

  it.each(['found', 'missing', 'silent', 'behind'] as const)(
    'stops a vehicle whose document the engine refuses, with the reason, if the engine says %s',
    (engine) =>
      expect(search(engine, { refusal })).toEqual({
        state: 'stopped',
        isFound: false,
        text: expect.stringContaining('“created_ms” has been declared in the schema'),
      }),
  )

  it('says that a change waits for the search engine', () => {
    expect(search('found', { isWaiting: true })).toMatchObject({ isFound: true, state: 'warning' })
    const waiting = expect.stringContaining('The change waits for the search engine')
    expect(search('missing', { isWaiting: true })).toMatchObject({ isFound: false, text: waiting })
    expect(search('missing', { isWaiting: true, refusal }).text).toContain('A newer change waits')
  })

  it('takes the database’s word where no engine is configured', () => {
    const left = { isWaiting: true, refusal }
    expect(search('unused', left)).toEqual({ state: 'passed', isFound: true, text: 'The search has it.' })
  })
})
