import { render, screen } from '@testing-library/react'
import { canonicalMake } from '@/domain/stock/normalise/makes'
import { MakerMark } from './MakerMark'
import { markedMakes } from './maker-marks'
import { PaymentMark, paymentBrands } from './PaymentMark'
import { SocialMark } from './SocialMark'

describe('a maker’s mark', () => {
  it('names the make to those who cannot see it', () => {
    render(<MakerMark make="Kia" />)
    expect(screen.getByRole('img', { name: 'Kia' }).querySelector('path')).not.toBeNull()
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

  it('is filed under the name that the stock carries', () => {
    expect(markedMakes.filter((make) => canonicalMake(make) !== make)).toEqual([])
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
    const { container } = render(<SocialMark network="linkedin" />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})
