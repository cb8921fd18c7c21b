import { carouselPath, carouselRefinements } from './carousel-stock'

const choices = {
  makes: [{ name: 'Land Rover', count: 3 }],
  bodies: [{ name: 'SUV', count: 3 }],
  models: [{ make: 'Land Rover', model: 'Range Rover Sport', count: 2 }],
}

describe('a stock carousel', () => {
  it('matches makes and bodies regardless of the editor’s case', () => {
    expect(carouselRefinements({ make: 'land rover', body: 'suv', carType: 'used' }, choices)).toEqual({
      car_type: ['used'],
      make: ['Land Rover'],
      body: ['SUV'],
    })
  })

  it('matches a model of its make regardless of case [BRAND-06]', () => {
    expect(carouselRefinements({ make: 'Land Rover', model: 'range rover sport' }, choices)).toEqual({
      make: ['Land Rover'],
      model: ['Range Rover Sport'],
    })
    expect(carouselRefinements({ make: 'Kia', model: 'Sportage' }, choices)).toEqual({
      make: ['Kia'],
      model: ['Sportage'],
    })
  })

  it('keeps to a tag and a dealership [ROUTE-41]', () => {
    expect(carouselRefinements({ tag: 'runout sale', dealershipName: 'Kestrel Doncaster' }, choices)).toEqual(
      {
        tag: ['runout sale'],
        dealership_name: ['Kestrel Doncaster'],
      },
    )
  })

  it('has no filters when the editor chose none', () => {
    expect(carouselRefinements({ make: '', body: null }, choices)).toEqual({})
  })

  it.each([
    ['everything', {}, '/search'],
    ['one condition', { car_type: ['used'] }, '/search/used-cars'],
    ['a make and its model', { make: ['Kia'], model: ['Sportage'] }, '/search/kia/sportage'],
    [
      'one dealership',
      { dealership_name: ['Kestrel Doncaster'] },
      '/search?refinementList%5Bdealership_name%5D%5B%5D=Kestrel+Doncaster',
    ],
    ['one make', { make: ['Land Rover'] }, '/search/land-rover'],
    [
      'two filters',
      { make: ['Kia'], car_type: ['new'] },
      '/search?refinementList%5Bcar_type%5D%5B%5D=new&refinementList%5Bmake%5D%5B%5D=Kia',
    ],
  ])('links from %s to the page with all of that stock', (_, refinements, path) => {
    expect(carouselPath(refinements)).toBe(path)
  })
})
