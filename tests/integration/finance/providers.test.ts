import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { createWorld, type World } from '../isolation/world'
import { plainVehicle } from '../search/plain-vehicle'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from '../tenancy/next-cache'

let world: World
let resolveTenant: typeof import('@/server/tenants/resolve-tenant').resolveTenant
let searchStock: typeof import('@/server/stock/search/search-stock').searchStock

const WARNING = 'WARNING: Only an example.'

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  ;({ resolveTenant } = await import('@/server/tenants/resolve-tenant'))
  ;({ searchStock } = await import('@/server/stock/search/search-stock'))
})
afterAll(async () => {
  const { database } = await import('@/server/clients/database')
  await database().end()
  await world?.close()
})

const record = (changes: object = {}) => ({
  name: 'Angle Finance',
  key: 'angle',
  rate: 6.29,
  comparisonRate: 8.19,
  warning: WARNING,
  example: { amount: 30_000, termYears: 5, depositPercent: 0, finalPaymentPercent: 0 },
  monthlyFee: 8,
  finalPayment: 0,
  ...changes,
})

function save(changes: object = {}, tenant = world.sites.own.id) {
  return world.payload.create({
    collection: 'finance-providers',
    data: { ...record(changes), tenant } as never,
  })
}

async function choose(provider: string): Promise<TenantContext['financeProvider']> {
  await world.payload.update({
    collection: 'tenants',
    id: world.sites.own.id,
    data: { settings: { 'finance.provider': provider } },
  })
  return (await resolveTenant('own-site.localhost'))?.financeProvider ?? null
}

const refusalOf = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    (error: { data?: { errors?: { path: string; message: string }[] } }) =>
      error.data?.errors?.map(({ path, message }) => `${path}: ${message}`).join('; '),
  )

describe('a website’s lenders', () => {
  it('are selected by its settings, with every figure as saved [FIN-39]', async () => {
    await save({
      rate: 7.5,
      minRate: 7.5,
      maxRate: 14.5,
      establishmentFee: 1300,
      rounding: 'nearestCent',
      eligibilityRule: 'C',
    })
    await save({ key: 'ridgeback_finance', name: 'Ridgeback', rate: null, comparisonRate: null })
    await save({ key: 'manual', name: 'Of another website' }, world.sites.sibling.id)
    expect(await choose('angle')).toEqual({
      key: 'angle',
      name: 'Angle Finance',
      rate: 7.5,
      comparisonRate: 8.19,
      warning: WARNING,
      minRate: 7.5,
      maxRate: 14.5,
      minAmount: null,
      establishmentFee: 1300,
      monthlyFee: 8,
      rounding: 'nearestCent',
      eligibilityRule: 'C',
      finalPayment: 0,
      example: { amount: 30_000, termYears: 5, depositPercent: 0, finalPaymentPercent: 0 },
      disclaimer: '',
    })
    expect(await choose('other')).toMatchObject({
      key: 'ridgeback_finance',
      rate: null,
      comparisonRate: null,
    })
    expect(await choose('manual')).toBeNull()
    expect(await choose('none')).toBeNull()
  })

  it.each<[string, object, string]>([
    ['a second record of one lender', {}, 'key: angle already has a record. Edit that one instead.'],
    [
      'a key that the settings reserve',
      { key: 'other' },
      'key: “other” is not a lender. Enter the key that the stock feed uses.',
    ],
    [
      'a key that no feed can carry',
      { key: 'my bank' },
      'key: Use letters, digits, hyphens and underscores, such as nissan_finance.',
    ],
    [
      'a rate without its comparison rate',
      { key: 'b', comparisonRate: null },
      'comparisonRate: Enter the comparison rate for this rate.',
    ],
    [
      'a comparison rate below its rate',
      { key: 'b', comparisonRate: 6 },
      'comparisonRate: A comparison rate cannot be below its rate.',
    ],
    [
      'an inverted range',
      { key: 'b', minRate: 9, maxRate: 8 },
      'maxRate: Enter a rate above the lowest rate.',
    ],
    [
      'a rate outside its range',
      { key: 'b', minRate: 7.5 },
      'rate: The advertised rate is below the lowest, 7.50%. Raise it, or lower the lowest rate.',
    ],
    [
      'a lowest rate above the settings’ highest',
      { key: 'b', rate: null, minRate: 16 },
      'minRate: The website’s highest rate is 15.00%. Enter a lowest rate below it, or a highest rate here.',
    ],
    [
      'a smallest amount above the settings’ largest',
      { key: 'b', minAmount: 100_000 },
      'minAmount: The website’s largest amount is $100,000. Enter a smallest amount below it, or raise the largest amount in the settings.',
    ],
    [
      'an example whose deposit and final payment reach 100 %',
      { key: 'b', example: { amount: 30_000, termYears: 5, depositPercent: 60, finalPaymentPercent: 40 } },
      'example.finalPaymentPercent: Enter a deposit and a final payment that total less than 100%.',
    ],
    ['an empty warning', { key: 'b', warning: '' }, 'warning: This field is required.'],
  ])('are rejected with %s', async (_, changes, refusal) => {
    expect(await refusalOf(save(changes))).toBe(refusal)
  })

  it('are rejected with a second lender whose key the settings can only call “other” [FIN-39]', async () => {
    await choose('other')
    const refusal =
      'key: The website’s “Another lender” is already Ridgeback. Edit that record, or delete it first.'
    expect(await refusalOf(save({ key: 'b' }))).toBe(refusal)
    const { docs } = await world.payload.find({
      collection: 'finance-providers',
      where: { tenant: { equals: world.sites.own.id } },
    })
    const change = (key: string, data: object) =>
      world.payload.update({
        collection: 'finance-providers',
        id: docs.find((doc) => doc.key === key)?.id ?? 0,
        data,
      })
    expect(await refusalOf(change('angle', { key: 'b' }))).toBe(refusal)
    expect(await refusalOf(change('ridgeback_finance', { name: 'Ridgeback' }))).toBe('saved')
    await choose('none')
  })

  it('apply to filters and cards as soon as they are saved, without reindexing [SEARCH-06, FIN-49]', async () => {
    const { id: tenant_id, dealershipId: dealership_id } = world.sites.own
    const { pool } = world.payload.db as unknown as PostgresAdapter
    const figures = { interestRate: 6.29, comparisonRate: 8.19 }
    await storeStock(pool, [
      plainVehicle({
        tenant_id,
        dealership_id,
        year: 1990,
        finance_lenders: {
          angle: { ...figures, paymentWeek: 149.2 },
          ridgeback_finance: { ...figures, paymentWeek: 60 },
        },
      }),
    ])
    const upTo = async (max: number) => {
      const ctx = await resolveTenant('own-site.localhost')
      if (!ctx) throw new Error('the website is gone')
      const { hits, facets } = await searchStock(ctx, { ...emptyQuery, ranges: { weekly_price: { max } } })
      return [hits.map(({ weekly_quote }) => weekly_quote?.weekly), facets.weekly_price_range]
    }
    const change = (key: string, data: object) =>
      world.payload.update({
        collection: 'finance-providers',
        where: { and: [{ key: { equals: key } }, { tenant: { equals: tenant_id } }] },
        data,
      })
    await choose('angle')
    expect(await upTo(149)).toEqual([[], []])
    expect(await upTo(150)).toEqual([[149.2], [{ value: '150-200', count: 1 }]])
    await change('angle', { eligibilityRule: 'A' })
    expect(await upTo(150)).toEqual([[], []])
    await choose('other')
    expect(await upTo(1)).toEqual([[undefined], undefined])
    await change('ridgeback_finance', { comparisonRate: 8.19, eligibilityRule: 'B' })
    expect(await upTo(60)).toEqual([[60], [{ value: '50-100', count: 1 }]])
    await choose('none')
    expect(await upTo(1)).toEqual([[undefined], undefined])
  })

  it('may be the same on two websites', async () => {
    expect(await refusalOf(save({}, world.sites.foreign.id))).toBe('saved')
  })
})
