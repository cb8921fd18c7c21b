import { carouselPath, carouselRefinements } from './carousel-stock'

const choices = {
  makes: [{ name: 'Land Rover', count: 3 }],
  bodies: [{ name: 'SUV', count: 3 }],
  models: [],
}

describe('what a stock carousel shows', () => {
  it('finds makes and bodies however the editor wrote them', () => {
    expect(carouselRefinements({ make: 'land rover', body: 'suv', carType: 'used' }, choices)).toEqual({
      car_type: ['used'],
      make: ['Land Rover'],
      body: ['SUV'],
    })
  })

  it('asks for nothing in particular when the editor chose nothing', () => {
    expect(carouselRefinements({ make: '', body: null }, choices)).toEqual({})
  })

  it.each([
    ['everything', {}, '/search'],
    ['one condition', { car_type: ['used'] }, '/search/used-cars'],
    ['one make', { make: ['Land Rover'] }, '/search/land-rover'],
    [
      'two filters',
      { make: ['Kia'], car_type: ['new'] },
      '/search?refinementList%5Bcar_type%5D%5B%5D=new&refinementList%5Bmake%5D%5B%5D=Kia',
    ],
  ])('leads from %s to the same stock as a whole', (_, refinements, path) => {
    expect(carouselPath(refinements)).toBe(path)
  })
})
