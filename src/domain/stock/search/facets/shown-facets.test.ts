import { isOneMake, modelsByMake, popularFirst, readValues, shownFacets } from './shown-facets'

const counted = (...values: string[]) =>
  values.map((value, index) => ({ value, count: values.length - index }))

describe('shownFacets', () => {
  it('offers every attribute that has more than one value [SEARCH-06]', () => {
    const facets = { fuel: counted('Petrol', 'Diesel'), tag: counted('a', 'b'), state: counted('QLD') }
    expect(shownFacets(facets, {}).map(({ attribute }) => attribute)).toEqual(['fuel', 'tag'])
  })

  it('keeps what was chosen on offer though nothing matches it any more', () => {
    const [fuel] = shownFacets({ fuel: counted('Petrol') }, { fuel: ['Diesel'] })
    expect(fuel?.choices).toEqual([
      { value: 'Petrol', label: 'Petrol', count: 1, chosen: false },
      { value: 'Diesel', label: 'Diesel', count: 0, chosen: true },
    ])
  })

  it('chooses what a shopper’s words say, with the text without those words', () => {
    const read = readValues([
      { text: 'red', refinements: { fuel: ['Diesel', 'Petrol'] } },
      { text: 'diesel', refinements: { colour: ['Red'] } },
    ])
    const counts = { fuel: counted('Petrol', 'Diesel', 'Hybrid'), colour: counted('Blue') }
    const [fuel, colour] = shownFacets(counts, { fuel: ['Petrol'] }, read)
    expect(fuel?.choices.map(({ value, chosen, off }) => [value, chosen, off])).toEqual([
      ['Petrol', true, undefined], // ticked by hand as well: the box takes that off first
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

  it('stands models below the makes that were chosen', () => {
    expect(below(['Toyota', 'Kia'])).toEqual([
      ['Toyota', ['HiLux', 'Corolla']],
      ['Kia', ['Rio']],
    ])
  })

  it('stands no model below a make that was not', () => {
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
    ['one make was counted', true, ['Kia'], ['Rio', 'Cerato', 'not listed']],
    [
      'all models are of one make, as a text that names it finds them',
      true,
      ['Toyota', 'Kia'],
      ['Rio', 'Cerato'],
    ],
    ['models are of several makes', false, ['Toyota', 'Kia'], ['Rio', 'HiLux']],
    ['nothing was found', false, [], []],
  ])('where %s, is %s', (_, expected, make, model) => {
    expect(isOneMake({ make: counted(...make), model: counted(...model) }, names)).toBe(expected)
  })
})

describe('popularFirst', () => {
  it('takes the first twenty for popular and leaves the others in the list’s order [SEARCH-27, SEARCH-28]', () => {
    const names = [...Array.from({ length: 20 }, (_, index) => `M${index}`), 'Volvo', 'Audi']
    const choices = names.map((label) => ({ value: label, label, count: 1, chosen: false }))
    const { popular, others } = popularFirst(choices)
    expect(popular.map(({ label }) => label)).toEqual(names.slice(0, 20))
    expect(others.map(({ label }) => label)).toEqual(['Volvo', 'Audi'])
  })
})
