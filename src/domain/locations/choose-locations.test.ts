import { chooseLocations, hasSwipeHint, type LocationChoice, oncePerPhone } from './choose-locations'
import type { LocationType } from './location'

const place = (id: number, type: LocationType | null, changes: object = {}) => ({
  id,
  type,
  subtype: null,
  isMain: false,
  makes: ['Kia'],
  phone: `07 5550 000${id}`,
  ...changes,
})

const all = [
  place(1, 'sales', { isMain: true, subtype: 'New cars' }),
  place(2, null, { makes: ['Ford'] }),
  place(3, 'service'),
  place(4, 'parts', { phone: '07 5550 0003' }),
  place(5, 'car-buying', { makes: [], subtype: 'used' }),
]

const every: LocationChoice = {
  filter: 'all',
  only: null,
  make: '',
  subtype: '',
  listed: 'include',
  list: [],
}
const ids = (choice: Partial<LocationChoice>) =>
  chooseLocations(all, { ...every, ...choice }).map(({ id }) => id)

describe('the locations of a block', () => {
  it.each<[what: string, choice: Partial<LocationChoice>, expected: number[]]>([
    ['all', { filter: 'all' }, [1, 2, 3, 5]],
    ['primary', { filter: 'primary' }, [1]],
    ['sales, with those without a type', { filter: 'sales' }, [1, 2]],
    ['service', { filter: 'service' }, [3]],
    ['parts, which share a phone with service', { filter: 'parts' }, [4]],
    ['service and parts, each phone once', { filter: 'service-and-parts' }, [3]],
    ['one location, whatever else is chosen', { only: 4, filter: 'sales', make: 'Ford' }, [4]],
    ['one location that is gone', { only: 0 }, []],
    ['a make, in any case', { make: ' ford' }, [2]],
    ['a subtype', { subtype: 'USED' }, [5]],
    ['a list, in its order', { list: [3, 9, 1] }, [3, 1]],
    ['a list of a filter', { filter: 'sales', list: [3, 2] }, [2]],
    ['all but a list', { listed: 'exclude', list: [3, 1] }, [2, 4, 5]],
  ])('are those for %s [LOC-06]', (_, choice, expected) => {
    expect(ids(choice)).toEqual(expected)
  })
})

describe('locations with the same phone digits', () => {
  it('are shown once, however the number is written [LOC-13]', () => {
    const phones = ['(07) 5550 0101', '+61 7 5550 0101', null, '07 5550 0102', '', '0755500101']
    expect(oncePerPhone(phones.map((phone) => ({ phone }))).map(({ phone }) => phone)).toEqual([
      '(07) 5550 0101',
      null,
      '07 5550 0102',
      '',
    ])
  })
})

describe('the swipe hint', () => {
  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('with %d cards is shown: %s [LOC-03]', (cards, expected) => {
    expect(hasSwipeHint(cards, 3)).toBe(expected)
  })
})
