import { render, screen } from '@testing-library/react'
import { canonicalMake } from '@/domain/stock/normalise/makes'
import { MakerMark } from './MakerMark'
import { Mark } from './Mark'
import { makerIcons } from './maker-icons'
import { drawSheet } from './maker-sheet'
import { PaymentMark, paymentBrands } from './PaymentMark'

describe('a maker’s mark', () => {
  it('names the make to those who cannot see it', () => {
    render(<MakerMark make="Kia" />)
    expect(screen.getByRole('img', { name: 'Kia' }).querySelector('use')).not.toBeNull()
  })

  it('is the name in type where there is no mark that may be shown', () => {
    render(<MakerMark make="Jayco" />)
    expect(screen.getByText('Jayco')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is silent beside the written name', () => {
    const { container } = render(
      <>
        <MakerMark make="Kia" decorative />
        <MakerMark make="Jayco" decorative />
      </>,
    )
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.textContent).toBe('')
  })

  it('comes in one file with those of the other makes beside it', () => {
    const makes = ['Toyota', 'Jayco', 'Aston Martin', 'Toyota']
    const { container } = render(<MakerMark make="Aston Martin" sheet={makes} decorative />)
    const [path, symbol] = (container.querySelector('use')?.getAttribute('href') ?? '').split('#')
    const file = path?.match(/^\/assets\/makers\/(.*)\?v=/)?.[1] ?? ''
    expect(file).toBe('toyota_aston-martin.svg')
    expect(drawSheet(file)).toContain(`<symbol id="${symbol}"`)
    expect(drawSheet(file)?.match(/<path/g)).toHaveLength(2)
  })

  it.each(['toyota', 'toyota_toyota.svg', '.svg', 'toyota_constructor.svg', 'toyota_"><script>.svg'])(
    'is not drawn for the address %s',
    (file) => {
      expect(drawSheet(file)).toBeNull()
    },
  )

  it('is filed under the name that the stock carries', () => {
    expect(Object.keys(makerIcons).filter((make) => canonicalMake(make) !== make)).toEqual([])
  })
})

describe('other people’s marks', () => {
  it('name each way to pay [CHK-08]', () => {
    render(paymentBrands.map((brand) => <PaymentMark key={brand} brand={brand} />))
    for (const name of ['Mastercard', 'Visa', 'Google Pay', 'Apple Pay']) {
      expect(screen.getByRole('img', { name })).toBeTruthy()
    }
    expect(screen.getByText('Maestro')).toBeTruthy()
  })

  it('leave the naming of a network to the link they stand in', () => {
    const { container } = render(<Mark name="linkedin" />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})
