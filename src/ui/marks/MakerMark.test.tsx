import { render, screen } from '@testing-library/react'
import { canonicalMake } from '@/domain/stock/normalise/makes'
import { MakerMark } from './MakerMark'
import { Mark } from './Mark'
import { makerIcons } from './maker-icons'
import { buildSheet } from './maker-sheet'
import { PaymentMark, paymentBrands } from './PaymentMark'

describe('a maker’s logo', () => {
  it('has the make as its accessible name', () => {
    render(<MakerMark make="Kia" />)
    expect(screen.getByRole('img', { name: 'Kia' }).querySelector('use')).not.toBeNull()
  })

  it('is the name as text where no logo may be shown', () => {
    render(<MakerMark make="Jayco" />)
    expect(screen.getByText('Jayco')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is hidden from screen readers beside the written name', () => {
    const { container } = render(
      <>
        <MakerMark make="Kia" decorative />
        <MakerMark make="Jayco" decorative />
      </>,
    )
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.textContent).toBe('')
  })

  it('shares one file with the other makes on the page', () => {
    const makes = ['Toyota', 'Jayco', 'Aston Martin', 'Toyota']
    const { container } = render(<MakerMark make="Aston Martin" sheet={makes} decorative />)
    const [path, symbol] = (container.querySelector('use')?.getAttribute('href') ?? '').split('#')
    const file = path?.match(/^\/assets\/makers\/(.*)\?v=/)?.[1] ?? ''
    expect(file).toBe('toyota_aston-martin.svg')
    expect(buildSheet(file)).toContain(`<symbol id="${symbol}"`)
    expect(buildSheet(file)?.match(/<path/g)).toHaveLength(2)
  })

  it.each(['toyota', 'toyota_toyota.svg', '.svg', 'toyota_constructor.svg', 'toyota_"><script>.svg'])(
    'is not rendered for the URL %s',
    (file) => {
      expect(buildSheet(file)).toBeNull()
    },
  )

  it('is keyed by the make’s name in the stock', () => {
    expect(Object.keys(makerIcons).filter((make) => canonicalMake(make) !== make)).toEqual([])
  })
})

describe('third-party logos', () => {
  it('name each payment method [CHK-08]', () => {
    render(paymentBrands.map((brand) => <PaymentMark key={brand} brand={brand} />))
    for (const name of ['Mastercard', 'Visa', 'Google Pay', 'Apple Pay']) {
      expect(screen.getByRole('img', { name })).toBeTruthy()
    }
    expect(screen.getByText('Maestro')).toBeTruthy()
  })

  it('leave the accessible name of a network to their link', () => {
    const { container } = render(<Mark name="linkedin" />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})
