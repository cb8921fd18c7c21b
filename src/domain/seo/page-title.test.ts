import { titleOf } from './page-title'

describe('titleOf', () => {
  it('joins the page’s and the site’s name', () => {
    expect(titleOf('Book a test drive', 'Kestrel Kia')).toBe('Book a test drive | Kestrel Kia')
    expect(titleOf('Used cars', 'Kestrel Kia', 'Page 2')).toBe('Used cars, Page 2 | Kestrel Kia')
  })

  it.each(['Kestrel Kia', 'About Kestrel Kia', 'CAREERS AT KESTREL KIA'])(
    'contains the site’s name once for “%s”',
    (page) => {
      expect(titleOf(page, 'Kestrel Kia')).toBe(page)
      expect(titleOf(page, 'Kestrel Kia', 'Page 2')).toBe(`${page}, Page 2`)
    },
  )

  it('recognises the site’s name only at the end and as whole words', () => {
    expect(titleOf('Kia cars for sale', 'Kia')).toBe('Kia cars for sale | Kia')
    expect(titleOf('Bakia', 'Kia')).toBe('Bakia | Kia')
  })
})
