import type { FacetAttribute } from '../query/attributes'
import { emptyQuery } from '../query/stock-query'
import { searchWords } from '../understand/searchable-text'
import { activeFilters, toggleChoice, withRange } from './change-query'

const labelled = (filters: ReturnType<typeof activeFilters>) =>
  filters.map(({ label, without }) => [label, without.text])

/** A text in which only words are understood, and no phrases. */
const read = (text: string) => ({ parts: [], words: searchWords(text) })

describe('activeFilters', () => {
  const query = { ...emptyQuery, page: 3, text: 'toyta hilux sr5 2021' }

  it('removes a text without understood phrases as a whole', () => {
    expect(labelled(activeFilters(query, read(query.text)))).toEqual([['“toyta hilux sr5 2021”', '']])
  })

  it('removes each understood phrase, and the remaining words, separately', () => {
    const reading = {
      parts: [
        { label: 'Toyota HiLux', text: 'sr5 2021' },
        { label: '2021', text: 'toyta hilux sr5' },
      ],
      words: ['sr5'],
    }
    const filters = activeFilters(query, reading)
    expect(labelled(filters)).toEqual([
      ['Toyota HiLux', 'sr5 2021'],
      ['2021', 'toyta hilux sr5'],
      ['“sr5”', 'toyta hilux 2021'],
    ])
    expect(filters.every(({ without }) => without.page === 1)).toBe(true)
  })

  it('starts from the text that was searched when the search dropped a word', () => {
    const searched = { ...emptyQuery, text: 'family suv sport' }
    const reading = { parts: [{ label: 'SUV', text: 'sport' }], words: ['sport'], searchedText: 'suv sport' }
    expect(labelled(activeFilters(searched, reading))).toEqual([
      ['SUV', 'sport'],
      ['“sport”', 'suv'],
    ])
    const words = { parts: [], words: ['sport'], searchedText: 'sport' }
    expect(labelled(activeFilters(searched, words))).toEqual([['“sport”', '']])
  })

  it('removes a make together with its models, except models of another chosen make [SEARCH-06]', () => {
    const makes = [
      { name: 'Ford', models: ['Focus'] },
      { name: 'Kia', models: ['Rio', 'Cerato'] },
      { name: 'Rover', models: ['Rio'] },
    ]
    const without = (label: string, make: string[], model: string[]) =>
      activeFilters({ ...emptyQuery, refinements: { make, model } }, read(''), makes).find(
        (filter) => filter.label === label,
      )?.without.refinements
    expect(without('Kia', ['Kia'], ['Cerato', 'Rio'])).toEqual({})
    expect(without('Kia', ['Ford', 'Kia'], ['Focus', 'Rio'])).toEqual({ make: ['Ford'], model: ['Focus'] })
    expect(without('Kia', ['Kia', 'Rover'], ['Cerato', 'Rio'])).toEqual({ make: ['Rover'], model: ['Rio'] })
    expect(without('Rio', ['Kia'], ['Rio'])).toEqual({ make: ['Kia'] })
  })

  it('returns no filter for a text that narrows nothing', () => {
    const nothing = { parts: [], words: [] }
    for (const text of ['🚗', '`:=&&']) {
      expect(activeFilters({ ...emptyQuery, text }, read(text))).toEqual([])
      expect(activeFilters({ ...emptyQuery, text }, nothing)).toEqual([])
    }
    const understood = { parts: [{ label: 'ABC-123', text: '' }], words: [] }
    expect(labelled(activeFilters({ ...emptyQuery, text: 'abc 123' }, understood))).toEqual([['ABC-123', '']])
  })

  it('labels ranges and distances in plain words', () => {
    const filters = activeFilters(
      {
        ...emptyQuery,
        ranges: {
          price: { max: 20_000 },
          km: { min: 5000, max: 50_000 },
          year: { min: 2020 },
          // Midnight in Sydney at the start of 3 November.
          created_at_timestamp: { min: Date.UTC(2026, 10, 2, 13) / 1000 },
        },
        near: { postcode: '4350', km: 50 },
      },
      read(''),
    )
    expect(filters.map(({ label }) => label)).toEqual([
      'Price to $20,000',
      'Kilometres 5,000 km to 50,000 km',
      'Year from 2020',
      'Listed from 3 November 2026',
      'Within 50 km of 4350',
    ])
  })
})

describe('toggleChoice', () => {
  const makes = [
    { name: 'Toyota', models: ['HiLux'] },
    { name: 'Kia', models: ['Rio'] },
  ]
  const toggled = (attribute: FacetAttribute, value: string, refinements = {}) =>
    toggleChoice({ ...emptyQuery, page: 3, refinements }, attribute, value, makes)

  it('adds a value that is not chosen and returns to the first page', () => {
    expect(toggled('make', 'Kia', { make: ['Toyota'] })).toEqual({
      ...emptyQuery,
      refinements: { make: ['Kia', 'Toyota'] },
    })
  })

  it('removes a make together with its models and keeps other choices [SEARCH-06]', () => {
    const chosen = { make: ['Kia', 'Toyota'], model: ['HiLux', 'Rio'], fuel: ['Diesel'] }
    expect(toggled('make', 'Toyota', chosen).refinements).toEqual({
      make: ['Kia'],
      model: ['Rio'],
      fuel: ['Diesel'],
    })
    expect(toggled('fuel', 'Diesel', { fuel: ['Diesel'] }).refinements).toEqual({})
  })
})

describe('withRange', () => {
  const query = { ...emptyQuery, page: 2, ranges: { km: { max: 9 } } }

  it('sets both bounds, one or none', () => {
    expect(withRange(query, 'price', { min: 5 }).ranges).toEqual({ km: { max: 9 }, price: { min: 5 } })
    expect(withRange(query, 'km', { min: 1, max: 2 })).toEqual({
      ...emptyQuery,
      ranges: { km: { min: 1, max: 2 } },
    })
    expect(withRange(query, 'km', {}).ranges).toEqual({})
  })

  it('swaps bounds that are in the wrong order', () => {
    expect(withRange(query, 'km', { min: 9, max: 4 }).ranges).toEqual({ km: { min: 4, max: 9 } })
  })
})
