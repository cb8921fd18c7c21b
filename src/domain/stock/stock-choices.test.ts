import { stockChoicesOf } from './stock-choices'

describe('stockChoicesOf', () => {
  it('splits make and model at the longest make that fits', () => {
    const facets = {
      make: [
        { value: 'Land', count: 1 },
        { value: 'Land Rover', count: 2 },
      ],
      body: [{ value: 'SUV', count: 3 }],
      make_model: [{ value: 'Land Rover Range Rover Sport', count: 2 }],
    }
    expect(stockChoicesOf(facets)).toEqual({
      makes: [
        { name: 'Land', count: 1 },
        { name: 'Land Rover', count: 2 },
      ],
      bodies: [{ name: 'SUV', count: 3 }],
      models: [{ make: 'Land Rover', model: 'Range Rover Sport', count: 2 }],
    })
  })

  it('returns no choices without stock', () => {
    expect(stockChoicesOf({})).toEqual({ makes: [], bodies: [], models: [] })
  })
})
