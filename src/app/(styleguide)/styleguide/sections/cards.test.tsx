import { renderToStaticMarkup } from 'react-dom/server'
import { vehicleCards } from './cards'

it('the style guide’s card section shows each state of a card [CARD-04, CARD-08, CARD-10, CARD-12, CARD-13]', () => {
  document.body.innerHTML = renderToStaticMarkup(vehicleCards.show('cards'))
  const tags = [...document.querySelectorAll('.card-tag')].map(({ textContent }) => textContent)
  expect(new Set(tags)).toEqual(
    new Set([
      'Runout sale',
      'JUST SOLD',
      'COMING SOON',
      'Reserved',
      'Kia certified',
      'Just arrived',
      'Electric',
      'End of financial year runout sale',
    ]),
  )
  const { textContent } = document.body
  for (const words of [
    'below market',
    'Enquire for price.',
    'per week subscription',
    'Or buy it on finance',
  ]) {
    expect(textContent).toContain(words)
  }
  expect(document.querySelectorAll('[data-look="row"], [data-look="dense"]')).toHaveLength(2)
})
