import { bodyTypes } from '@/domain/vehicle/body-types'
import { bodyDrawing } from './body-drawing'

describe('the drawing of a body type', () => {
  it('exists for every body type of the product', () => {
    expect(Object.values(bodyTypes).filter((body) => !bodyDrawing(body))).toEqual([])
  })

  it('differs between kinds of motorcycle', () => {
    const kinds = ['Naked', 'Sport', 'Cruiser', 'Adventure', 'Enduro', 'Scooter']
    expect(new Set(kinds.map(bodyDrawing)).size).toBe(kinds.length)
  })

  it('differs between caravans, trailers and trail motorcycles', () => {
    const kinds = ['Caravan', 'Pop Top', 'Camper Trailer', 'Motorhome', 'Trail']
    expect(new Set(kinds.map(bodyDrawing)).size).toBe(kinds.length)
  })

  it('is null for unknown body types', () => {
    expect(bodyDrawing('Hovercraft')).toBeNull()
  })
})
