import type { VehicleStatus } from '../vehicle'
import { cardTag, cardTagOptions, pageTags } from './card-tag'

const NOW = new Date('2026-03-10T00:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

const plain = {
  status: 'in_stock',
  sold: false,
  simple_fuel: 'Petrol',
  reserved: false,
  certified: false,
  car_type: 'used',
  make: 'Kia',
  tag: null,
  created_at: daysAgo(30),
} as const
const everything = {
  ...plain,
  simple_fuel: 'Electric',
  reserved: true,
  certified: true,
  tag: 'Runout sale',
  created_at: daysAgo(1),
}
const words = { arrivalText: 'Just arrived' }
const options = { ...words, hasElectricTag: true, certifiedMake: 'kia' }
const off = { ...words, hasElectricTag: false, certifiedMake: '' }

describe('cardTag', () => {
  it('shows the first tag that applies in order of priority [CARD-04, CARD-06, CARD-07, CARD-09, CARD-11]', () => {
    const steps = [
      [everything, 'Electric'],
      [{ ...everything, simple_fuel: 'Petrol' }, 'Reserved'],
      [{ ...everything, simple_fuel: 'Petrol', reserved: false }, 'Kia certified'],
      [{ ...everything, simple_fuel: 'Petrol', reserved: false, certified: false }, 'Runout sale'],
      [{ ...plain, status: 'coming_soon', created_at: daysAgo(1) }, 'COMING SOON'],
      [{ ...plain, created_at: daysAgo(1) }, 'Just arrived'],
      [plain, undefined],
    ] as const
    for (const [vehicle, text] of steps) expect(cardTag(vehicle, options, NOW)?.text).toBe(text)
  })

  it('shows sold before all other tags, by status or by flag [CARD-08, CARD-09, CARD-15]', () => {
    expect(cardTag({ ...everything, status: 'sold' }, options, NOW)?.text).toBe('JUST SOLD')
    expect(cardTag({ ...everything, sold: true }, options, NOW)?.text).toBe('JUST SOLD')
  })

  it('is null for a vehicle that is neither sold nor for sale [CARD-04]', () => {
    const withdrawn = { ...everything, status: 'withdrawn' as VehicleStatus }
    expect(cardTag(withdrawn, options, NOW)).toBeNull()
    expect(cardTag({ ...withdrawn, sold: true }, options, NOW)?.kind).toBe('sold')
  })

  it('ignores a blank custom tag [CARD-11]', () => {
    expect(cardTag({ ...plain, tag: '  ' }, options, NOW)).toBeNull()
    expect(cardTag({ ...plain, tag: ' Runout ', created_at: daysAgo(1) }, options, NOW)?.text).toBe('Runout')
    expect(cardTag({ ...plain, tag: ' ', created_at: daysAgo(1) }, options, NOW)?.kind).toBe('new-arrival')
  })

  it('shows New on a new vehicle, and the site’s text on other arrivals, or New if it is empty [CARD-09]', () => {
    const textOf = (car_type: 'new' | 'demo' | 'used', text = 'Just arrived') => {
      const site = { ...options, arrivalText: text }
      return cardTag({ ...plain, car_type, created_at: daysAgo(1) }, site, NOW)?.text
    }
    expect([textOf('new'), textOf('demo'), textOf('used')]).toEqual(['New', 'Just arrived', 'Just arrived'])
    expect([textOf('used', 'Fresh in'), textOf('used', ' ')]).toEqual(['Fresh in', 'New'])
  })

  it.each(['Test Drive Only', 'runout sale', 'SOLD'])(
    'shows the custom tag %s unchanged [CARD-11]',
    (tag) => {
      expect(cardTag({ ...plain, tag }, options, NOW)).toEqual({ kind: 'custom', text: tag })
    },
  )

  it('tags electric and hybrid vehicles only if the site enables it [CARD-14]', () => {
    const hybrid = { ...plain, simple_fuel: 'Petrol Hybrid' }
    expect(cardTag(hybrid, options, NOW)?.text).toBe('Hybrid')
    expect(cardTag(hybrid, off, NOW)).toBeNull()
  })

  it('shows the certified logo for used cars of the site’s certified make [CARD-12]', () => {
    const certified = { ...plain, certified: true }
    expect(cardTag(certified, options, NOW)?.kind).toBe('certified')
    expect(cardTag({ ...certified, car_type: 'demo' }, options, NOW)).toBeNull()
    expect(cardTag({ ...certified, make: 'BMW' }, options, NOW)).toBeNull()
    expect(cardTag(certified, off, NOW)).toBeNull()
  })

  it.each([
    [8, 'Just arrived'],
    [8.001, undefined],
    [-1, 'Just arrived'],
    [-1.001, undefined],
  ])(
    'shows a new arrival up to 8 × 24 hours after listing, and up to a day before, for fast feed clocks: after %d days it is %s [CARD-05]',
    (days, text) => {
      expect(cardTag({ ...plain, created_at: daysAgo(days) }, options, NOW)?.text).toBe(text)
    },
  )
})

describe('pageTags', () => {
  const texts = (changes: Partial<Parameters<typeof pageTags>[0]>, site = options) =>
    pageTags({ ...plain, simple_fuel: 'Electric', ...changes }, site, NOW).map(({ text }) => text)

  it('add reserved, coming soon or a sold tag to the fuel tag [VDP-03]', () => {
    expect(texts({ reserved: true })).toEqual(['Electric', 'Reserved'])
    expect(texts({ status: 'coming_soon' })).toEqual(['Electric', 'COMING SOON'])
    expect(texts({ tag: 'SOLD' })).toEqual(['Electric', 'SOLD'])
  })

  it('are otherwise only the card’s tag, if any [VDP-03, CARD-04, CARD-08]', () => {
    expect(texts({ created_at: daysAgo(1) })).toEqual(['Electric'])
    expect(texts({ certified: true })).toEqual(['Electric'])
    expect(texts({ tag: 'Runout sale' })).toEqual(['Electric'])
    expect(texts({ status: 'sold' })).toEqual(['JUST SOLD'])
    expect(texts({ reserved: true }, off)).toEqual(['Reserved'])
    expect(texts({}, off)).toEqual([])
  })
})

describe('cardTagOptions', () => {
  it.each([
    [true, 'Kia', 'Just arrived'],
    [false, '', ''],
  ])(
    'names the electric tag %s, the certified make %j and the arrival text %j',
    (hasElectricTag, certifiedMake, arrivalText) => {
      const settings = {
        'cards.electricTag': hasElectricTag,
        'cards.certifiedManufacturer': certifiedMake,
        'cards.usedArrivalText': arrivalText,
      }
      expect(cardTagOptions(settings)).toEqual({ hasElectricTag, certifiedMake, arrivalText })
    },
  )
})
