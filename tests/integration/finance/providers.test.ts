import type { TenantContext } from '@/domain/tenants/tenant-context'
import { createWorld, type World } from '../isolation/world'
import { rememberNothing } from '../tenancy/next-cache'

let world: World
let resolveTenant: typeof import('@/server/tenants/resolve-tenant').resolveTenant

const WARNING = 'WARNING: Only an example.'

beforeAll(async () => {
  rememberNothing()
  world = await createWorld()
  ;({ resolveTenant } = await import('@/server/tenants/resolve-tenant'))
})
afterAll(() => world?.close())

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

describe('the lenders of a website', () => {
  it('are picked by its settings, every figure as it was saved [FIN-39]', async () => {
    await save({
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
      rate: 6.29,
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
    ['a second record of one lender', {}, 'key: angle has its record already. Change that instead.'],
    [
      'a key that the settings mean otherwise',
      { key: 'other' },
      'key: other is no lender. Give the key of the stock feed.',
    ],
    [
      'a key that no feed can carry',
      { key: 'my bank' },
      'key: Use letters, digits, hyphens and underscores, such as nissan_finance.',
    ],
    [
      'a rate without its comparison rate',
      { key: 'b', comparisonRate: null },
      'comparisonRate: Give the comparison rate of this rate.',
    ],
    [
      'a comparison rate below its rate',
      { key: 'b', comparisonRate: 6 },
      'comparisonRate: A comparison rate is not below its rate.',
    ],
    [
      'a range that is upside down',
      { key: 'b', minRate: 9, maxRate: 8 },
      'maxRate: Give a rate above the lowest.',
    ],
    [
      'an example that its deposit and final payment eat up',
      { key: 'b', example: { amount: 30_000, termYears: 5, depositPercent: 60, finalPaymentPercent: 40 } },
      'example.finalPaymentPercent: Give a deposit and a final payment that come to less than 100% together.',
    ],
    ['an empty warning', { key: 'b', warning: '' }, 'warning: This field is required.'],
  ])('are not saved with %s', async (_, changes, refusal) => {
    expect(await refusalOf(save(changes))).toBe(refusal)
  })

  it('may be the same on two websites', async () => {
    expect(await refusalOf(save({}, world.sites.foreign.id))).toBe('saved')
  })
})
