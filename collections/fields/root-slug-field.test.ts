import { slugProblem } from './root-slug-field'

describe('the slug at the root of a website', () => {
  it.each(['kia', 'land-rover', 'ev6'])('may be %s', (slug) => {
    expect(slugProblem(slug)).toBeNull()
  })

  it.each(['search', 'cars', 'my-garage'])('is refused as %s, which the website uses itself', (slug) => {
    expect(slugProblem(slug)).toMatch(/is reserved for .+ Choose another slug\.$/)
  })

  it.each(['finance', 'trade-in', 'sell-my-car', 'garage'])(
    'is refused as %s, which a website can put behind sign-in',
    (slug) => {
      expect(slugProblem(slug)).toMatch(/can be behind sign-in.+Choose another slug\.$/)
    },
  )
})
