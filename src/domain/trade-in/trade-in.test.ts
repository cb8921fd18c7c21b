import { limitWarning, tradeInLimits } from './limits'
import { offerState, validUntil } from './offer'
import { ownVehicleName, ownVehicleOf } from './own-vehicle'
import { generalTradeIn, tradeInPath } from './trade-in-path'

const now = new Date('2026-11-24T02:00:00Z')
const limits = tradeInLimits({
  'tradeIn.maxAgeYears': 7,
  'tradeIn.maxKilometres': 100_000,
  'site.vehicleWording': 'Car',
})

describe('limitWarning', () => {
  it.each([
    [2019, 100_000, false],
    [2018, 20_000, true],
    [2025, 100_001, true],
    [2018, 250_000, true],
    [null, null, false],
    [null, 100_001, true],
  ])('for a vehicle of %s with %s km: %s [TRADE-06]', (year, km, warns) => {
    const warning = warns
      ? 'An estimate is generally not given for cars over 7 years old or over 100,000 km. You can still send us the details.'
      : null
    expect(limitWarning({ year, km }, limits, now)).toBe(warning)
  })

  it('uses the website’s own limits and word [TRADE-06]', () => {
    const own = tradeInLimits({
      'tradeIn.maxAgeYears': 1,
      'tradeIn.maxKilometres': 5000,
      'site.vehicleWording': 'Motorcycle',
    })
    expect(limitWarning({ year: 2024, km: 0 }, own, now)).toContain(
      'motorcycles over 1 year old or over 5,000 km',
    )
  })
})

describe('ownVehicleOf', () => {
  const answers = {
    rego: 'ABC123',
    regoState: 'NSW',
    make: ' Kia ',
    model: 'Rio',
    year: '2020',
    kms: '60000',
    damage: 'Light',
  }

  it('reads the vehicle and its condition from the answers [TRADE-02]', () => {
    expect(ownVehicleOf(answers)).toEqual({
      rego: 'ABC123',
      regoState: 'NSW',
      make: 'Kia',
      model: 'Rio',
      badge: null,
      year: 2020,
      km: 60_000,
      condition: { damage: 'Light' },
    })
  })

  it.each(['make', 'model', 'year', 'kms'])('is no vehicle without its %s [TRADE-02]', (name) => {
    expect(ownVehicleOf({ ...answers, [name]: '' })).toBeNull()
  })

  it('leaves out what the database cannot store', () => {
    expect(ownVehicleOf({ ...answers, make: 'K\0ia\ud800', model: 'R🚗' })).toMatchObject({
      make: 'Kia',
      model: 'R🚗',
    })
  })

  it('has a name without what is not known', () => {
    expect(ownVehicleName({ year: 2020, make: 'Kia', model: 'Rio', badge: null })).toBe('2020 Kia Rio')
  })
})

describe('an offer', () => {
  const until = new Date('2026-12-01T13:00:00Z')

  it('is valid to the end of a day where the dealer is, also over a change of clocks [TRADE-05]', () => {
    expect(new Date(validUntil(now, 7, 'Australia/Sydney'))).toEqual(new Date('2026-12-01T12:59:59Z'))
    expect(new Date(validUntil(now, 7, 'Australia/Perth'))).toEqual(new Date('2026-12-01T15:59:59Z'))
    const beforeChange = new Date('2026-10-01T02:00:00Z')
    expect(new Date(validUntil(beforeChange, 7, 'Australia/Sydney'))).toEqual(
      new Date('2026-10-08T12:59:59Z'),
    )
  })

  it.each([
    ['open', { offer: 9000, validUntil: until, acceptedAt: null }, now],
    ['open', { offer: 9000, validUntil: until, acceptedAt: null }, until],
    ['expired', { offer: 9000, validUntil: until, acceptedAt: null }, new Date(until.getTime() + 1)],
    ['accepted', { offer: 9000, validUntil: until, acceptedAt: now }, new Date('2027-01-01')],
    ['unvalued', { offer: null, validUntil: null, acceptedAt: null }, now],
  ])('is %s [MSL-05]', (state, offer, at) => {
    expect(offerState(offer, at)).toBe(state)
  })
})

describe('trade-in pages', () => {
  it('value a trade-in for a vehicle by its id [ROUTE-20]', () => {
    expect(tradeInPath({ id: '17' })).toBe('/cars/trade-in?car_id=17')
  })

  it.each([
    ['/trade-in', '/trade-in', '/cars/trade-in'],
    ['/sell-my-car', '/trade-in', '/trade-in'],
    ['/trade-in', '/sell-your-car', '/sell-your-car'],
    ['/sell-your-car', '/sell-my-car', '/sell-my-car'],
    ['/about-us', '/trade-in', null],
  ])('without a page %s leads, on a website that has %s, to %s [ROUTE-21]', (path, own, target) => {
    expect(generalTradeIn(path, { 'tradeIn.enabled': true, 'tradeIn.path': own })).toBe(target)
    expect(generalTradeIn(path, { 'tradeIn.enabled': false, 'tradeIn.path': own })).toBeNull()
  })
})
