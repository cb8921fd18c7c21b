import { isOneMake, modelsByMake, popularFirst, shownFacets, valuesFromText } from './shown-facets'

const counted = (...values: string[]) =>
  values.map((value, index) => ({ value, count: values.length - index }))

describe('shownFacets', () => {
  it('returns every attribute that has more than one value [SEARCH-06]', () => {
    const facets = { fuel: counted('Petrol', 'Diesel'), tag: counted('a', 'b'), state: counted('QLD') }
    expect(shownFacets(facets, {}).map(({ attribute }) => attribute)).toEqual(['fuel', 'tag'])
  })

  it('keeps a chosen value that no longer matches any vehicle', () => {
    const [fuel] = shownFacets({ fuel: counted('Petrol') }, { fuel: ['Diesel'] })
    expect(fuel?.choices).toEqual([
      { value: 'Petrol', label: 'Petrol', count: 1, chosen: false },
      { value: 'Diesel', label: 'Diesel', count: 0, chosen: true },
    ])
  })

  it('marks values from the search text as chosen, each with the text that removes it', () => {
    const read = valuesFromText([
      { text: 'red', refinements: { fuel: ['Diesel', 'Petrol'] } },
      { text: 'diesel', refinements: { colour: ['Red'] } },
    ])
    const counts = { fuel: counted('Petrol', 'Diesel', 'Hybrid'), colour: counted('Blue') }
    const [fuel, colour] = shownFacets(counts, { fuel: ['Petrol'] }, read)
    expect(fuel?.choices.map(({ value, chosen, off }) => [value, chosen, off])).toEqual([
      ['Petrol', true, undefined], // also ticked by hand: the checkbox removes that first
      ['Diesel', true, 'red'],
      ['Hybrid', false, undefined],
    ])
    expect(colour).toMatchObject({
      isChosen: true,
      choices: [{ value: 'Blue' }, { off: 'diesel' }],
    })
  })
})

describe('modelsByMake', () => {
  const names = [
    { name: 'Toyota', models: ['Corolla', 'HiLux'] },
    { name: 'Kia', models: ['Rio'] },
  ]
  const below = (make: string[], model: string[] = []) => {
    const facets = { make: counted('Toyota', 'Kia'), model: counted('HiLux', 'Corolla', 'Rio') }
    const shown = shownFacets(facets, { make, model })
    const named = (attribute: string) => shown.find((facet) => facet.attribute === attribute)
    const tree = modelsByMake(named('make'), named('model'), names)
    return [...tree].map(([name, choices]) => [name, choices.map(({ value }) => value)])
  }

  it('groups models under the chosen makes', () => {
    expect(below(['Toyota', 'Kia'])).toEqual([
      ['Toyota', ['HiLux', 'Corolla']],
      ['Kia', ['Rio']],
    ])
  })

  it('leaves out models of makes that are not chosen', () => {
    expect(below([])).toEqual([])
    expect(below(['Kia'], ['Corolla'])).toEqual([['Kia', ['Rio']]])
  })
})

describe('isOneMake', () => {
  const names = [
    { name: 'Toyota', models: ['Corolla', 'HiLux'] },
    { name: 'Kia', models: ['Rio', 'Cerato'] },
  ]

  it.each([
    ['one make is counted', true, ['Kia'], ['Rio', 'Cerato', 'not listed']],
    ['all models are of one make, as for a text that names it', true, ['Toyota', 'Kia'], ['Rio', 'Cerato']],
    ['the models are of several makes', false, ['Toyota', 'Kia'], ['Rio', 'HiLux']],
    ['there are no models', false, [], []],
  ])('when %s, returns %s', (_, expected, make, model) => {
    expect(isOneMake({ make: counted(...make), model: counted(...model) }, names)).toBe(expected)
  })
})

describe('popularFirst', () => {
  it('splits off the first 20 makes as popular and keeps the list’s order [SEARCH-27, SEARCH-28]', () => {
    const names = [...Array.from({ length: 20 }, (_, index) => `M${index}`), 'Volvo', 'Audi']
    const choices = names.map((label) => ({ value: label, label, count: 1, chosen: false }))
    const { popular, others } = popularFirst(choices)
    expect(popular.map(({ label }) => label)).toEqual(names.slice(0, 20))
    expect(others.map(({ label }) => label)).toEqual(['Volvo', 'Audi'])
  })
})
