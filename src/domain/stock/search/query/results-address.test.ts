import { resultsAddress } from './results-address'

describe('The address of a results page', () => {
  it.each([
    ['/search', []],
    ['/search/toyota/hilux', ['toyota', 'hilux']],
    ['/search?refinementList[body][]=Ute', []],
  ])('is %s', (address, segments) => {
    expect(resultsAddress(address)?.segments).toEqual(segments)
  })

  it('keeps the filters', () => {
    expect(resultsAddress('/search/toyota?range[price]=:30000')?.input.get('range[price]')).toBe(':30000')
  })

  it.each([
    '/finance',
    '/searching',
    'https://example.com/search',
    '//example.com/search',
    'tel:07',
    'http://',
  ])('is not %s', (address) => expect(resultsAddress(address)).toBeNull())
})
