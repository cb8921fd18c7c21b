import { render, screen, within } from '@testing-library/react'
import type { Offer } from '@/domain/offers/offer'
import { showOffer } from '@/domain/offers/shown-offer'
import { OfferList } from './OfferList'

const website = {
  settings: { 'price.visible': true, 'price.noPriceText': 'Contact us' },
  address: { state: 'VIC' },
}

const offer: Offer = {
  id: 7,
  name: 'Sportage runout',
  description: 'The last of this year’s Sportage. '.repeat(10),
  disclaimer: 'While stock lasts, for private buyers. '.repeat(10),
  category: 'Price offer',
  manufacturer: { id: 1, name: 'Kia', slug: 'kia', logo: null },
  model: { id: 2, name: 'Sportage', slug: 'sportage', overrideUrl: null },
  picture: null,
  price: 41_990,
  priceNote: 'Drive away',
  rate: { rate: 4.99, comparisonRate: 5.84, warning: 'WARNING: an example.' },
  liveUntil: '2026-11-30T13:00:00Z',
  excludedWebsiteIds: [],
}

const show = (...offers: Offer[]) =>
  render(<OfferList offers={offers.map((each) => showOffer(each, website))} facets={[]} heading="h2" />)

describe('the list of offers', () => {
  it('shows each offer as a card with its name, kind, end and price [OFFER-01, OFFER-04]', () => {
    show(offer)
    const card = within(screen.getByRole('article'))
    expect(card.queryByRole('heading', { name: 'Sportage runout' })).not.toBeNull()
    expect(card.queryByText('Price offer · Ends 30 Nov 2026')).not.toBeNull()
    expect(card.queryByText('$41,990')).not.toBeNull()
    const more = card.getByRole('link', { name: /^View offer ?: Sportage runout$/ })
    expect(more.getAttribute('href')).toBe('/offers/kia/7')
  })

  it('folds the description and the terms, each with its own toggle [OFFER-03]', () => {
    show(offer)
    expect(screen.getAllByText('View more')).toHaveLength(2)
    expect(screen.getAllByText('View less')).toHaveLength(2)
  })

  it('shows no toggle beside short texts [OFFER-03]', () => {
    show({ ...offer, description: 'Short.', disclaimer: '' })
    expect(screen.queryByText('View more')).toBeNull()
    expect(screen.queryByText('Terms')).toBeNull()
  })

  it('shows the comparison rate beside the rate, and the warning [OFFER-04]', () => {
    show(offer)
    const rates = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(rates).toEqual(['4.99% p.a.', '5.84% p.a.*'])
    expect(screen.getByText('* WARNING: an example.')).not.toBeNull()
  })

  it('links to the model, or to the address that staff set instead [OFFER-06]', () => {
    show(offer, { ...offer, id: 8, model: { id: 3, name: 'EV5', slug: 'ev5', overrideUrl: '/electric' } })
    expect(screen.getByRole('link', { name: 'Explore Kia Sportage' }).getAttribute('href')).toBe('/sportage')
    expect(screen.getByRole('link', { name: 'Explore Kia EV5' }).getAttribute('href')).toBe('/electric')
  })

  it('says that nothing was found, and clears the filters [OFFER-02]', () => {
    show()
    expect(screen.getByRole('heading', { name: 'No Results Available' })).not.toBeNull()
    const text = 'There appears to be no offers currently available that meet the conditions of your search'
    expect(screen.queryByText(text)).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Clear Filters' }).getAttribute('href')).toBe('/special-offers')
  })
})
