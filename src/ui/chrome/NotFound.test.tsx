import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NotFound } from './NotFound'

function show(page: React.ReactElement) {
  document.body.innerHTML = renderToStaticMarkup(page)
}

describe('the not-found page', () => {
  it('links to search, home, stock, phone, body types and makes', () => {
    show(
      <NotFound
        waysOn={{
          bodies: [{ label: 'SUV', href: '/search/suv', count: 4 }],
          makes: [
            { label: 'Kia', href: '/search/kia', count: 3 },
            { label: 'Mazda', href: '/search/mazda', count: 1 },
          ],
          phone: '03 5550 0200',
        }}
      />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
    expect(screen.getByRole('searchbox').getAttribute('name')).toBe('query')
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/', '/search', 'tel:0355500200', '/search/suv', '/search/kia', '/search/mazda'])
  })

  it('names no dealer on an unknown host', () => {
    show(<NotFound />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/search'])
  })
})
