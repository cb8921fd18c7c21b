import { choice, flag, rows, text } from '../declare'

export const checkoutSwitches = {
  'checkout.reserveButtons': flag({
    label: 'Reserve buttons',
    help: 'Shows Reserve on vehicles that can be checked out.',
    from: 'reserve buttons show',
    default: false,
    feature: 'reserve',
  }),
  'checkout.enabled': flag({
    label: 'Checkout',
    help: 'Lets shoppers reserve and buy online. Individual vehicles can be excluded.',
    from: 'checkout enabled',
    default: false,
    feature: 'checkout',
  }),
  'checkout.reserveComingSoon': flag({
    label: 'Reserve vehicles that are coming soon',
    help: 'When off, shoppers can enquire about a vehicle that has not arrived, but not reserve it.',
    from: 'decision 20',
    default: false,
  }),
  'checkout.reserveAmountText': text({
    label: 'Reserve amount',
    help: 'The amount on the Reserve button. Leave empty or enter $0 to omit the amount from its label.',
    from: 'reserve amount text',
    default: '$200',
    mayBeEmpty: true,
    maxLength: 20,
    suggestions: ['$200', '$0'],
  }),
  'checkout.path': choice({
    label: 'Checkout page',
    help: 'The path of the page where a shopper reserves or buys a vehicle.',
    from: 'checkout path',
    options: [
      { value: '/cars/{slug}/checkout', label: '/cars/{slug}/checkout' },
      { value: '/cars/{slug}/buy-online', label: '/cars/{slug}/buy-online' },
    ],
    default: '/cars/{slug}/checkout',
  }),
  'checkout.journey': flag({
    label: 'Online purchase',
    help: 'Buy Online leads through trade-in, payment, extras and delivery to the deposit. When off, it opens an enquiry.',
    from: 'ROUTE-19',
    default: false,
  }),
  'checkout.extras': rows({
    label: 'Extras of an online purchase',
    help: 'Warranty and protection that shoppers can add. Without any, the step is left out.',
    from: 'ROUTE-19',
    columns: {
      name: { type: 'text', label: 'Name', maxLength: 80, mayBeEmpty: false },
      dollars: { type: 'number', label: 'Price', min: 0, max: 100_000, unit: 'dollars' },
    },
    default: [],
    maxItems: 12,
    suggestions: [[{ name: 'Five-year extended warranty', dollars: 2490 }]],
  }),
  'checkout.onlinePayment': flag({
    label: 'Online payment of invoices',
    help: 'Shows /online-payment, where customers pay an invoice by its number.',
    from: 'ROUTE-30',
    default: false,
  }),
}
