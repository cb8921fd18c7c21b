import { EVERY_LEVEL, number, rows, text } from '../declare'

export const runningCostSwitches = {
  'runningCosts.fuelPrice': number({
    label: 'Fuel price',
    help: 'The price the fuel calculator opens with.',
    from: 'fuel defaults',
    default: 1.7,
    min: 0.01,
    max: 10,
    unit: 'dollars a litre',
  }),
  'runningCosts.weeklyKilometres': number({
    label: 'Distance per week',
    help: 'The distance the fuel calculator opens with.',
    from: 'fuel defaults',
    default: 250,
    min: 0,
    max: 10_000,
    integer: true,
    unit: 'km',
  }),
  'runningCosts.litresPer100Km': number({
    label: 'Default fuel use',
    help: 'Used for a vehicle whose fuel use is unknown.',
    from: 'fuel defaults',
    default: 10,
    min: 0.1,
    max: 100,
    unit: 'litres per 100 km',
  }),
  'runningCosts.freeDeliveryText': text({
    label: 'Word for free delivery',
    help: 'Shown if delivery is free. Leave empty to show $0.',
    from: 'decision 57',
    default: 'Free',
    mayBeEmpty: true,
    maxLength: 40,
  }),
  'runningCosts.deliveryZones': rows({
    label: 'Delivery zones',
    help: 'Delivery prices by the straight-line distance from the vehicle to the shopper’s postcode. Beyond the last zone, the shopper is asked to enquire. Without zones and without a delivery service, there is no delivery calculator.',
    from: 'DEL-03',
    levels: EVERY_LEVEL,
    columns: {
      name: { type: 'text', label: 'Region', maxLength: 60, mayBeEmpty: false },
      upToKm: { type: 'number', label: 'Up to', min: 1, max: 5000, integer: true, unit: 'km' },
      price: { type: 'number', label: 'Price', min: 0, max: 100_000, unit: 'dollars' },
    },
    default: [],
    suggestions: [
      [
        { name: 'Local', upToKm: 50, price: 0 },
        { name: 'Regional', upToKm: 250, price: 390 },
        { name: 'Country', upToKm: 800, price: 890 },
        { name: 'Interstate', upToKm: 4000, price: 1690 },
      ],
    ],
    maxItems: 20,
  }),
}
