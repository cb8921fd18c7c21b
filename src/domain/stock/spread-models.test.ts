import { spreadModels } from './spread-models'

const car = (model: string, colour: string, key = '') => ({ make: 'Toyota', model, colour, key })

const named = (vehicles: readonly { model: string; colour: string | null }[]) =>
  vehicles.map(({ model, colour }) => `${model} ${colour}`)

describe('spreadModels', () => {
  it('shows every model once before it repeats one', () => {
    const yard = [car('Corolla', 'Red'), car('Corolla', 'Blue'), car('Yaris', 'Green'), car('Camry', 'Black')]
    expect(spreadModels(yard, 4).map(({ model }) => model)).toEqual(['Corolla', 'Yaris', 'Camry', 'Corolla'])
  })

  it('treats dealers’ names for the same paint colour as one colour', () => {
    const yard = [
      car('Corolla', 'Chalk White'),
      car('Yaris', 'Alpine White'),
      car('Yaris', 'Jet Black'),
      car('Camry', 'Pearl White'),
    ]
    expect(named(spreadModels(yard, 3))).toEqual([
      'Corolla Chalk White',
      'Yaris Jet Black',
      'Camry Pearl White',
    ])
  })

  it('keeps the given order on a tie, and shows no vehicle twice', () => {
    const yard = [car('Corolla', 'Red', 'first'), car('Corolla', 'Red', 'second')]
    expect(spreadModels(yard, 8).map(({ key }) => key)).toEqual(['first', 'second'])
  })

  it('returns nothing for no vehicles', () => {
    expect(spreadModels([], 8)).toEqual([])
  })
})
