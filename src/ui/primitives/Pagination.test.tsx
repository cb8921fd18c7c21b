import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from './Breadcrumbs'
import { Pagination, pageNumbers } from './Pagination'
import { StarRating } from './pictures/StarRating'
import { Price } from './text/Price'

const hrefOf = (page: number) => `/search?page=${page}`

describe('the pagination', () => {
  it('links to the other pages and marks the current one', () => {
    render(<Pagination page={2} pages={9} hrefOf={hrefOf} />)
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/search?page=1')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/search?page=3')
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 2')
  })

  it('is absent for a single page', () => {
    render(<Pagination page={1} pages={1} hrefOf={hrefOf} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('breadcrumbs', () => {
  it('link to the parent pages and end with the current one', () => {
    render(
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Kia Rio', href: null },
        ]}
      />,
    )
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
    expect(screen.getByText('Kia Rio').getAttribute('aria-current')).toBe('page')
  })
})

describe('an amount', () => {
  it('has thousands separators and no cents [PRICE-07]', () => {
    render(<Price amount={38_990} />)
    expect(screen.getByText('$38,990')).toBeTruthy()
  })

  it('is struck through and labelled when it is an earlier price [PRICE-02]', () => {
    const { container } = render(<Price amount={41_490} was />)
    expect(container.querySelector('s')?.textContent).toBe('Was $41,490')
  })
})

describe('stars', () => {
  const filled = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-share]')].map((star) => Number(star.getAttribute('data-share')))

  it('show four full ones and part of one, in words as well [LOC-15]', () => {
    const { container } = render(<StarRating rating={4.6} reviews={1_234} />)
    expect(filled(container)).toEqual([1, 1, 1, 1, 0.6])
    expect(screen.getByText('Rated 4.6 out of 5')).toBeTruthy()
    expect(screen.getByText('1,234 reviews')).toBeTruthy()
  })

  it('leave the others empty [LOC-15]', () => {
    expect(filled(render(<StarRating rating={2} reviews={8} />).container)).toEqual([1, 1, 0, 0, 0])
  })
})

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 3, null, 9]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
    [20, 20, [1, null, 18, 19, 20]],
  ])('links from page %i of %i to %j', (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown)
  })
})
