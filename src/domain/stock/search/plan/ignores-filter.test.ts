import { facetAttributeNames } from '../query/attributes'
import { ignoresFilter } from './ignores-filter'

const chosenOf = (...attributes: ('make' | 'model')[]) => ({
  filters: attributes.map((attribute) => ({ attribute, anyOf: ['Rio'] })),
})

const ignored = (facet: (typeof facetAttributeNames)[number], plan: ReturnType<typeof chosenOf>) =>
  facetAttributeNames.filter((chosen) => ignoresFilter(plan, facet, chosen))

it('ignoresFilter skips a facet’s own filter, and for chosen makes also the filter on their models', () => {
  for (const facet of facetAttributeNames) {
    expect(ignored(facet, chosenOf('make', 'model'))).toEqual(facet === 'make' ? ['make', 'model'] : [facet])
  }
})

it('ignoresFilter keeps the model filter when a model is chosen without its make [SEARCH-06]', () => {
  expect(ignored('make', chosenOf('model'))).toEqual(['make'])
})
