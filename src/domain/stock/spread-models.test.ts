import { spreadModels } from './spread-models'

const car = (model: string, colour: string, key = '') => ({ make: 'Toyota', model, colour, key })

const named = (vehicles: readonly { model: string; colour: string | null }[]) =>
  vehicles.map(({ model, colour }) => `${model} ${colour}`)

describe('a short row of vehicles', () => {
  it('shows every model once before it shows one again', () => {
    const yard = [car('Corolla', 'Red'), car('Corolla', 'Blue'), car('Yaris', 'Green'), car('Camry', 'Black')]
    expect(spreadModels(yard, 4).map(({ model }) => model)).toEqual(['Corolla', 'Yaris', 'Camry', 'Corolla'])
  })

  it('takes one paint for another, however the dealer names it', () => {
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

  it('keeps the given order among equals, and shows no vehicle twice', () => {
    const yard = [car('Corolla', 'Red', 'first'), car('Corolla', 'Red', 'second')]
    expect(spreadModels(yard, 8).map(({ key }) => key)).toEqual(['first', 'second'])
  })

  it('is empty when there is nothing to show', () => {
    expect(spreadModels([], 8)).toEqual([])
  })
})
