import { emptyQuery, type Refinements } from '../query/stock-query'
import { kindsMeant, withKindsRead } from './sold-kinds'

const sold = {
  all: ['Caravans', 'Cars', 'Motorcycles'],
  makes: { Jayco: ['Caravans'], Honda: ['Cars', 'Motorcycles'], Yamaha: ['Motorcycles'] },
  bodies: { Caravan: ['Caravans'], Naked: ['Motorcycles'], SUV: ['Cars'] },
  dealerships: { 'The Yard': ['Caravans', 'Cars'] },
}

describe('the kinds of vehicle that filters can be of', () => {
  it.each<[Refinements, readonly string[]]>([
    [{}, sold.all],
    [{ car_type: ['used'], colour: ['Red'] }, sold.all],
    [{ make: ['Yamaha'] }, ['Motorcycles']],
    [{ make: ['Jayco', 'Yamaha'] }, ['Caravans', 'Motorcycles']],
    [{ make: ['Honda'], body: ['SUV'] }, ['Cars']],
    [{ dealership_name: ['The Yard'] }, ['Caravans', 'Cars']],
    [{ item_type: ['car'] }, ['Cars', 'Motorcycles']],
    [{ make: ['constructor'] }, []],
  ])('of %j are %j on a website that sells several', (refinements, kinds) => {
    expect(kindsMeant(refinements, { sold })).toEqual(kinds)
  })

  it('are none while nothing is known of the website', () => {
    expect(kindsMeant({ make: ['Yamaha'] }, {})).toEqual([])
  })
})

describe('a search with the kinds that its text means', () => {
  it('has those beside the ones that were chosen, and nothing else of the text', () => {
    const refinements = { categories: ['Trucks'], make: ['Hino'] }
    expect(withKindsRead(emptyQuery, { refinements }).refinements).toEqual({ categories: ['Trucks'] })
    const chosen = { ...emptyQuery, refinements: { categories: ['Cars'], colour: ['Red'] } }
    expect(withKindsRead(chosen, { refinements }).refinements).toEqual({
      categories: ['Cars', 'Trucks'],
      colour: ['Red'],
    })
    expect(withKindsRead(chosen, { refinements: {} })).toEqual(chosen)
  })
})
