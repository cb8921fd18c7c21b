import { choice, flag, number, text } from '../declare'

export const tradeInSwitches = {
  'tradeIn.enabled': flag({
    label: 'Trade-in',
    help: 'Shows the trade-in button. Individual vehicles can be excluded.',
    from: 'trade-in enabled',
    default: true,
    feature: 'trade-in',
  }),
  'tradeIn.maxAgeYears': number({
    label: 'Oldest car usually valued',
    help: 'Above this age, the shopper is warned that an estimate is generally not given.',
    from: 'trade-in age and km limits',
    default: 7,
    min: 0,
    max: 50,
    integer: true,
    unit: 'years',
  }),
  'tradeIn.maxKilometres': number({
    label: 'Highest kilometres usually valued',
    help: 'Above this, the shopper is warned that an estimate is generally not given.',
    from: 'trade-in age and km limits',
    default: 100_000,
    min: 0,
    max: 1_000_000,
    integer: true,
    unit: 'km',
  }),
  'tradeIn.saveCall': flag({
    label: 'Save valuations',
    help: 'Also sends each valuation result to the miscellaneous endpoint.',
    from: 'trade-in save call (miscellaneous)',
    default: false,
  }),
  'tradeIn.path': choice({
    label: 'Sell-your-car page',
    help: 'The path of the general trade-in page.',
    from: 'trade-in pages path',
    options: [
      { value: '/trade-in', label: '/trade-in' },
      { value: '/sell-your-car', label: '/sell-your-car' },
      { value: '/sell-my-car', label: '/sell-my-car' },
    ],
    default: '/trade-in',
  }),
  'tradeIn.valuationProvider': text({
    label: 'Independent valuation provider',
    help: 'Named in the trade-in copy. Leave empty to name none.',
    from: 'independent valuation provider name',
    default: '',
    maxLength: 80,
  }),
}
