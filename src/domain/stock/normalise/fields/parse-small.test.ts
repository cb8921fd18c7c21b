import { parseFlag } from './parse-flag'
import { parseTextList } from './parse-list'
import { parseUrl } from './parse-url'
import { parseVin } from './parse-vin'

describe('parseFlag', () => {
  it.each([
    ['Y', true],
    ['yes', true],
    ['TRUE', true],
    [1, true],
    ['1', true],
    [true, true],
    ['N', false],
    [0, false],
    ['false', false],
    ['', null],
    [null, null],
  ])('parses %j as %j', (given, expected) => {
    expect(parseFlag(given)).toBe(expected)
  })

  it.each(['maybe', 2, {}, 'constructor'])('rejects %j', (given) => {
    expect(() => parseFlag(given)).toThrow(expect.objectContaining({ reason: 'is neither yes nor no' }))
  })
})

describe('parseUrl', () => {
  it.each(['https://a.example/1.jpg', 'http://a.example/', '/assets/demo/1.webp'])('allows %j', (address) => {
    expect(parseUrl(address)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    'photo.jpg',
    'https://',
    'https://a b',
  ])('rejects %j', (address) => {
    expect(() => parseUrl(address)).toThrow(
      expect.objectContaining({ reason: 'is not an address that starts with https://' }),
    )
  })
})

describe('parseVin', () => {
  const recent = { year: 2021, isCaravan: false }

  it.each([
    ['WVWZZZAUZMW000001', recent, 'WVWZZZAUZMW000001'],
    ['wvwzzz auzmw-000001', recent, 'WVWZZZAUZMW000001'],
    ['HK81837A1234', { year: 1969, isCaravan: false }, 'HK81837A1234'],
    ['6T9T22ABC', { year: 2020, isCaravan: true }, '6T9T22ABC'],
    ['JTEBR3FJ', { year: null, isCaravan: false }, 'JTEBR3FJ'],
    ['', recent, null],
    [null, recent, null],
  ])('parses %j of the vehicle %j as %j [ENT-03]', (given, vehicle, expected) => {
    expect(parseVin(given, vehicle)).toBe(expected)
  })

  it.each([
    ['WVWZZZAUZMW00000I', recent],
    ['WVWZZZAUZMO000001', recent],
    ['WVWZZZAUZMW0000012', recent],
    ['SHORT123', recent],
    ['ABC', { year: 1969, isCaravan: false }],
    [{}, recent],
  ])('rejects %j of the vehicle %j [ENT-03]', (given, vehicle) => {
    expect(() => parseVin(given, vehicle)).toThrow()
  })
})

describe('parseTextList', () => {
  it.each([
    [
      ['ABS', 'Airbags', 'ABS'],
      ['ABS', 'Airbags'],
    ],
    ['ABS, Airbags', ['ABS', 'Airbags']],
    ['ABS|Airbags, front', ['ABS', 'Airbags, front']],
    ['', []],
    [null, []],
  ])('parses %j as %j', (given, expected) => {
    expect(parseTextList(given)).toEqual(expected)
  })

  it.each([[{ a: 1 }], [5], [Array(301).fill('x')]])('rejects %j', (given) => {
    expect(() => parseTextList(given)).toThrow()
  })
})
