import { render } from '@testing-library/react'
import { PriceLine } from './PriceLine'

const shown = (price: Parameters<typeof PriceLine>[0]['price']) => {
  const { container } = render(<PriceLine price={price} />)
  return container
}

describe('a price', () => {
  it('is in whole dollars with its type [PRICE-03, PRICE-07, PRICE-10]', () => {
    const line = shown({ kind: 'price', amount: 24_990, before: null, priceType: 'Drive Away' })
    expect(line.textContent?.trim()).toBe('$24,990 Drive Away')
  })

  it('strikes through the earlier price [PRICE-02]', () => {
    const line = shown({ kind: 'price', amount: 24_990, before: 26_990, priceType: null })
    expect(line.querySelector('s')?.textContent).toBe('Was $26,990')
    expect(line.querySelector('strong')?.textContent).toBe('$24,990')
  })

  it('is per week for a subscription [PRICE-01]', () => {
    expect(shown({ kind: 'subscription', amount: 199 }).textContent).toBe('$199 per week subscription')
  })

  it.each(['PREORDER', 'Enquire for price.'])('is replaced by the text %s [PRICE-04, PRICE-05]', (text) => {
    expect(shown({ kind: 'text', text }).textContent).toBe(text)
  })

  it('is absent where the site shows none [PRICE-08]', () => {
    expect(shown(null).childElementCount).toBe(0)
  })
})
