import { emptyQuery, type Refinements } from '../query/stock-query'
import { allowedKinds, withKindsFromText } from './sold-kinds'

const sold = {
  all: ['Caravans', 'Cars', 'Motorcycles'],
  makes: { Jayco: ['Caravans'], Honda: ['Cars', 'Motorcycles'], Yamaha: ['Motorcycles'] },
  bodies: { Caravan: ['Caravans'], Naked: ['Motorcycles'], SUV: ['Cars'] },
  dealerships: { 'The Yard': ['Caravans', 'Cars'] },
}

describe('allowedKinds', () => {
  it.each<[Refinements, readonly string[]]>([
    [{}, sold.all],
    [{ car_type: ['used'], colour: ['Red'] }, sold.all],
    [{ make: ['Yamaha'] }, ['Motorcycles']],
    [{ make: ['Jayco', 'Yamaha'] }, ['Caravans', 'Motorcycles']],
    [{ make: ['Honda'], body: ['SUV'] }, ['Cars']],
    [{ dealership_name: ['The Yard'] }, ['Caravans', 'Cars']],
    [{ item_type: ['car'] }, ['Cars', 'Motorcycles']],
    [{ make: ['constructor'] }, []],
  ])('maps the filters %j to the kinds %j on a website that sells several', (refinements, kinds) => {
    expect(allowedKinds(refinements, { sold })).toEqual(kinds)
  })

  it('returns no kinds when the website’s kinds are unknown', () => {
    expect(allowedKinds({ make: ['Yamaha'] }, {})).toEqual([])
  })
})

describe('withKindsFromText', () => {
  it('adds the kinds from the text to the chosen ones, and nothing else from the text', () => {
    const refinements = { categories: ['Trucks'], make: ['Hino'] }
    expect(withKindsFromText(emptyQuery, { refinements }).refinements).toEqual({ categories: ['Trucks'] })
    const chosen = { ...emptyQuery, refinements: { categories: ['Cars'], colour: ['Red'] } }
    expect(withKindsFromText(chosen, { refinements }).refinements).toEqual({
      categories: ['Cars', 'Trucks'],
      colour: ['Red'],
    })
    expect(withKindsFromText(chosen, { refinements: {} })).toEqual(chosen)
  })
})
