import { render, screen } from '@testing-library/react'
import type { SaleBlock } from '@/payload-types'
import { SaleView } from './view'

const block = {
  heading: 'The June sale',
  text: 'Utes in stock.',
  terms: 'For utes in stock.',
  afterwards: 'You missed this one.',
} as SaleBlock

const show = (sale: Parameters<typeof SaleView>[0]['sale']) =>
  render(<SaleView block={block} sale={sale} smallPrint={null} now={new Date('2026-06-01T00:00:00Z')} />)

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('a sale', () => {
  it('that is coming says when it starts, with its terms and where to go until then [ROUTE-41]', () => {
    show({ state: 'coming', when: 'Starts Monday 1 June 2026', stock: null })
    expect(screen.getByRole('heading', { level: 2, name: 'The June sale' })).toBeTruthy()
    for (const text of ['Starts Monday 1 June 2026', 'Utes in stock.', 'For utes in stock.'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(hrefs()).toEqual(['/special-offers', '/search'])
  })

  it('that is on says when it ends, and leaves out an empty row of stock [ROUTE-41]', () => {
    show({
      state: 'on',
      when: 'Until Tuesday 30 June 2026',
      stock: { vehicles: [], allHref: '/search', card: {} as never },
    })
    expect(screen.getByText('Until Tuesday 30 June 2026')).toBeTruthy()
    expect(screen.getByText('For utes in stock.')).toBeTruthy()
    expect(hrefs()).toEqual([])
  })

  it('that is over shows neither its text nor its terms, and leads to current offers [ROUTE-41]', () => {
    show({ state: 'over', when: 'This sale is over', stock: null })
    expect(screen.getByText('You missed this one.')).toBeTruthy()
    expect(screen.queryByText('Utes in stock.')).toBeNull()
    expect(screen.queryByText('For utes in stock.')).toBeNull()
    expect(hrefs()).toEqual(['/special-offers', '/search'])
  })
})
