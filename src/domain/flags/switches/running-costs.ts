import { number, text } from '../declare'

/** The fuel and delivery calculators. */
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
    label: 'Distance a week',
    help: 'The distance the fuel calculator opens with.',
    from: 'fuel defaults',
    default: 250,
    min: 0,
    max: 10_000,
    integer: true,
    unit: 'km',
  }),
  'runningCosts.litresPer100Km': number({
    label: 'Fuel use when not known',
    help: 'Used for a vehicle whose own fuel use is not known.',
    from: 'fuel defaults',
    default: 10,
    min: 0.1,
    max: 100,
    unit: 'litres per 100 km',
  }),
  'runningCosts.freeDeliveryText': text({
    label: 'Word for free delivery',
    help: 'Shown when delivery costs nothing. Empty shows $0.',
    from: 'decision 57',
    default: 'Free',
    mayBeEmpty: true,
    maxLength: 40,
  }),
}
