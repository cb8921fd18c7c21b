import { groupLinks } from './group-links'

describe('the links to group companies', () => {
  it('are those with an address, in the order of the settings [ROUTE-43]', () => {
    const links = [
      { label: 'Cars', url: '/search' },
      { label: 'Rental', url: '' },
      { label: 'Tyres', url: 'https://tyres.example' },
    ]
    expect(groupLinks({ 'site.groupLinks': links })).toEqual([
      { label: 'Cars', href: '/search' },
      { label: 'Tyres', href: 'https://tyres.example' },
    ])
  })
})
