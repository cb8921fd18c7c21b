import { titleOf } from './page-title'

describe('the title of a page', () => {
  it('names the page, then the site', () => {
    expect(titleOf('Book a test drive', 'Kestrel Kia')).toBe('Book a test drive | Kestrel Kia')
    expect(titleOf('Used cars', 'Kestrel Kia', 'Page 2')).toBe('Used cars, Page 2 | Kestrel Kia')
  })

  it.each(['Kestrel Kia', 'About Kestrel Kia', 'CAREERS AT KESTREL KIA'])(
    'names the site once in “%s”',
    (page) => {
      expect(titleOf(page, 'Kestrel Kia')).toBe(page)
      expect(titleOf(page, 'Kestrel Kia', 'Page 2')).toBe(`${page}, Page 2`)
    },
  )

  it('takes no other words for the site’s name', () => {
    expect(titleOf('Kia cars for sale', 'Kia')).toBe('Kia cars for sale | Kia')
    expect(titleOf('Bakia', 'Kia')).toBe('Bakia | Kia')
  })
})
