import { facetAttributeNames, rangeAttributeNames } from './attributes'

it('The search attributes are those of the specification, and those that buyers of caravans and motorcycles compare [SEARCH-06]', () => {
  const specified =
    'badge; status; car_type; categories; city; colour; dealership_name; filtered_features; item_type; km; location_name; make; make_model; model; price; subscription_price; price_range; seats; body; drive; fuel; transmission; state; tag; weekly_price_range; year; certified; created_at_timestamp'
  const own = ['weekly_price'] // the figure behind weekly_price_range
  const ofKinds = ['sleeps', 'body_length', 'tare', 'atm', 'engine_range']
  const names = new Set([...facetAttributeNames, ...rangeAttributeNames])
  expect([...names].sort()).toEqual([...specified.split('; '), ...own, ...ofKinds].sort())
})
