import { bodyTypes } from '@/domain/vehicle/body-types'
import { bodyDrawing } from './body-drawing'

describe('the drawing of a body type', () => {
  it('exists for every body type the product knows', () => {
    expect(Object.values(bodyTypes).filter((body) => !bodyDrawing(body))).toEqual([])
  })

  it('tells motorcycles apart', () => {
    const kinds = ['Naked', 'Sport', 'Cruiser', 'Adventure', 'Enduro', 'Scooter']
    expect(new Set(kinds.map(bodyDrawing)).size).toBe(kinds.length)
  })

  it('tells what is towed or lived in apart, and from motorcycles for the trail', () => {
    const kinds = ['Caravan', 'Pop Top', 'Camper Trailer', 'Motorhome', 'Trail']
    expect(new Set(kinds.map(bodyDrawing)).size).toBe(kinds.length)
  })

  it('is left out where nobody drew one', () => {
    expect(bodyDrawing('Hovercraft')).toBeNull()
  })
})
