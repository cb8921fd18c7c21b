import { stockHit } from '~/tests/support/stock-hit'
import { vehicle } from '~/tests/support/vehicle'
import { favouriteOf, viewedOf } from './stored-vehicle'

describe('the data that a browser stores', () => {
  it('of a favourite is its id, name, slug, make, model and picture [FAV-05]', () => {
    const hit = stockHit({ id: '7', primary_image_url: 'https://feed.example/secret.jpg' })
    const stored = favouriteOf(hit, '')
    expect(stored).toEqual({
      id: '7',
      name: '2021 Kia Rio',
      slug: 'kia-rio',
      make: 'Kia',
      model: 'Rio',
      primary_image_url: expect.stringMatching(/^\/image\/stock\/kia-rio\/\w+\?w=160&crop=3x2$/),
    })
  })

  it('has no picture if the vehicle has no real photo [FAV-05]', () => {
    expect(favouriteOf(stockHit(), '').primary_image_url).toBeNull()
    const hit = stockHit({ primary_image_url: 'https://feed.example/coming-soon.jpg' })
    expect(favouriteOf(hit, '').primary_image_url).toBeNull()
  })

  it('of a viewed vehicle is its id, stock number, make, model and bodies, and its slug [FAV-07]', () => {
    expect(viewedOf(vehicle({ id: '7', manufacturer_body: '5D HATCHBACK' }))).toEqual({
      id: '7',
      slug: 'kia-rio',
      stocknum: 'A100',
      make: 'Kia',
      model: 'Rio',
      body: '5D HATCHBACK',
      simple_body: 'Hatch',
    })
    expect(viewedOf(vehicle()).body).toBe('Hatch')
  })
})
