import { foldText } from '../text/fold-text'
import {
  DESCRIPTION_LIMIT,
  DISCLAIMER_LIMIT,
  noOffers,
  offerEnds,
  offerFigures,
  sanitizedDescription,
} from './offer-texts'

const settings = { 'price.visible': true, 'price.noPriceText': 'Contact us' }
const hidden = { ...settings, 'price.visible': false }

describe('the texts of an offer', () => {
  it('fold after 160 characters of the description and 200 of the terms [OFFER-03]', () => {
    expect([DESCRIPTION_LIMIT, DISCLAIMER_LIMIT]).toEqual([160, 200])
    const words = ['Sportage '.repeat(40).trim()]
    expect(foldText(words, DESCRIPTION_LIMIT)[0]?.shown.length).toBeLessThanOrEqual(160)
    expect(foldText(words, DISCLAIMER_LIMIT)[0]?.shown.length).toBeLessThanOrEqual(200)
    expect(foldText(['x'.repeat(160)], DESCRIPTION_LIMIT)[0]?.rest).toBe('')
  })

  it('of an empty search are those of the specification [OFFER-02]', () => {
    expect(noOffers).toEqual({
      title: 'No Results Available',
      text: 'There appears to be no offers currently available that meet the conditions of your search',
      clear: 'Clear Filters',
    })
  })

  it.each([
    ['Two\n\nparagraphs', 'Two paragraphs'],
    ['<p>From <b>elsewhere</b></p>', 'From elsewhere'],
    ['  5 < 6  ', '5 < 6'],
  ])('have a description without markup: %j gives %j [OFFER-04]', (description, plain) => {
    expect(sanitizedDescription(description)).toBe(plain)
  })
})

describe('the figures of an offer', () => {
  const rate = { rate: 4.99, comparisonRate: 5.84, warning: 'WARNING: only an example.' }

  it('show a rate only with its comparison rate and the warning [OFFER-04]', () => {
    expect(offerFigures({ price: null, priceNote: '', rate }, settings)).toEqual({
      price: null,
      priceNote: null,
      rate: '4.99% p.a.',
      comparisonRate: '5.84% p.a.',
      warning: 'WARNING: only an example.',
    })
  })

  it('show the website’s text instead of a price where prices are hidden [PRICE-09]', () => {
    const priced = { price: 41_990, priceNote: 'Drive away', rate: null }
    expect(offerFigures(priced, settings)).toMatchObject({ price: '$41,990', priceNote: 'Drive away' })
    expect(offerFigures(priced, hidden)).toMatchObject({ price: 'Contact us', priceNote: null })
  })
})

describe('the end of an offer', () => {
  it.each([
    // Midnight in Melbourne is the end of 30 November.
    ['2026-11-30T13:00:00Z', 'Australia/Melbourne', 'Ends 30 Nov 2026'],
    ['2026-11-30T13:00:00Z', 'Australia/Perth', 'Ends 30 Nov 2026'],
    ['2026-11-30T17:00:00Z', 'Australia/Perth', 'Ends 1 Dec 2026'],
  ])('%s is written for %s as %s', (end, zone, text) => {
    expect(offerEnds(end, zone)).toBe(text)
  })

  it('is not written for an offer without one', () => {
    expect(offerEnds(null, 'Australia/Perth')).toBeNull()
    expect(offerEnds('soon', 'Australia/Perth')).toBeNull()
  })
})
