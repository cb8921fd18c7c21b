import { choiceList, flag, text } from '../declare'

export const cardSwitches = {
  'cards.attributes': choiceList({
    label: 'Card details',
    help: 'The details a card lists, in order.',
    from: 'card attributes',
    options: [
      { value: 'car_type', label: 'Condition' },
      { value: 'simple_body', label: 'Body' },
      { value: 'km', label: 'Kilometres' },
      { value: 'simple_transmission', label: 'Transmission' },
      { value: 'stocknum', label: 'Stock number' },
      { value: 'simple_fuel', label: 'Fuel' },
      { value: 'simple_drive', label: 'Drive' },
      { value: 'engine_size', label: 'Engine' },
      { value: 'seats', label: 'Seats' },
      { value: 'doors', label: 'Doors' },
      { value: 'colour', label: 'Colour' },
      { value: 'year', label: 'Year' },
      { value: 'badge', label: 'Badge' },
      { value: 'location_name', label: 'Location' },
    ],
    default: ['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum'],
    suggestions: [['car_type', 'km', 'simple_fuel', 'simple_drive', 'stocknum']],
  }),
  'cards.electricTag': flag({
    label: 'Electric and hybrid tag',
    help: 'Tags electric and hybrid vehicles. This tag takes precedence over all others.',
    from: 'electric/hybrid tag',
    default: false,
    feature: 'electric-tag',
  }),
  'cards.certifiedManufacturer': text({
    label: 'Make with a certified badge',
    help: 'Certified used vehicles of this make show its certified logo. Leave empty for none.',
    from: 'certified badge manufacturer',
    default: '',
    maxLength: 60,
  }),
  'cards.usedArrivalText': text({
    label: 'Tag of a used arrival',
    help: 'Shown on used and demo vehicles listed within the last 8 days. New vehicles show “New”. Leave empty to show “New” on all of them.',
    from: 'CARD-09',
    default: 'Just arrived',
    maxLength: 24,
  }),
}
