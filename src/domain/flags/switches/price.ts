import { flag, number, text } from '../declare'

export const priceSwitches = {
  'price.visible': flag({
    label: 'Prices',
    help: 'When off, no vehicle on the site shows a price.',
    from: 'prices visible',
    default: true,
    feature: 'prices',
  }),
  'price.noPriceText': text({
    label: 'Text without a price',
    help: 'Shown instead of an unknown price.',
    from: 'no-price text',
    default: 'Enquire for price.',
    maxLength: 60,
  }),
  'price.displayThreshold': number({
    label: 'Threshold of a real price',
    help: 'A price is shown only if it is above this.',
    from: 'decision 18',
    default: 10,
    min: 0,
    max: 10_000,
    integer: true,
    unit: 'dollars',
  }),
  'price.offersSubscription': flag({
    label: 'Subscriptions',
    help: "Shows a vehicle's subscription price first if it has one.",
    from: 'offers_subscription',
    default: false,
    feature: 'subscription',
  }),
}
