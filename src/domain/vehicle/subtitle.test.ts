import { subtitleOf } from './subtitle'

const name = '2023 Toyota HiLux SR5'
const details = { simple_transmission: 'Automatic', simple_body: 'Ute' }
const plain = { name, badge: null, series: null, carsales_title: null, ...details }

describe('subtitleOf', () => {
  it.each<[string, string | null]>([
    ['2023 Toyota HiLux SR5 GUN126R Auto 4x4', 'GUN126R Auto 4x4'],
    ['2023 TOYOTA HILUX SR5', null],
    ['2023 Toyota HiLux SR5 Automatic Ute', null],
    ['Toyota HiLux SR5 Double Cab', 'Double Cab'],
    ['2023 Toyota HiLux GUN126R SR5 Auto', 'GUN126R Auto'],
    ['Build 2023 with few kilometres', 'Build 2023 with few kilometres'],
    ['One owner, and a Toyota through and through', 'One owner, and a Toyota through and through'],
    ['  ', null],
  ])('for the title %j is %j', (carsales_title, expected) => {
    expect(subtitleOf({ ...plain, carsales_title })).toBe(expected)
  })

  it('is the badge and series without a title, minus words in the name', () => {
    expect(subtitleOf({ ...plain, badge: 'SR5', series: 'GUN126R' })).toBe('GUN126R')
    expect(subtitleOf({ ...plain, badge: 'Rogue', series: 'GUN126R' })).toBe('Rogue GUN126R')
    expect(subtitleOf({ ...plain, badge: 'SR5' })).toBeNull()
  })
})
