/** A form as the demo's websites place it. */
export interface PlacedForm {
  readonly key: string
  /** The page by website; of forms about a vehicle, the button on the vehicle's page. `npm test` sends from the first. */
  readonly at: Readonly<Record<string, string>>
  /** `dialog` opens on a vehicle's page; `page` gets `car_id` in its address. */
  readonly vehicle?: 'dialog' | 'page'
  readonly event: number
  /** The heading of the page that follows, unless it is the usual one. */
  readonly thanks?: string
  readonly answers?: Readonly<Record<string, unknown>>
  /** A calculator stands before it. */
  readonly isFurtherDown?: boolean
  readonly hasSnapshot?: boolean
}

const everywhere = (path: string) => ({
  southerncross: path,
  tworivers: path,
  'kestrel-kia': path,
  outpost: path,
  currawong: path,
})

/** Without those behind sign-in: the tests of accounts open them. */
export const PLACED: readonly PlacedForm[] = [
  { key: 'contact', at: everywhere('/contact-us'), event: 22 },
  {
    key: 'enquiry',
    at: { ...everywhere('Message Now'), 'kestrel-kia': 'Enquire Now', currawong: 'Enquire Now' },
    vehicle: 'dialog',
    event: 15,
    answers: { finance: 'Yes', Rego: 'ABC123' },
  },
  { key: 'test-drive', at: everywhere('/book-test-drive'), vehicle: 'page', event: 48 },
  { key: 'photo-request', at: everywhere('Request Photos'), vehicle: 'dialog', event: 15 },
  {
    key: 'finance',
    at: {
      southerncross: '/finance#finance-form',
      tworivers: '/finance-enquiry#finance-form',
    },
    event: 9,
    answers: { 'do-you-have-a-trade-in': 'Yes' },
    isFurtherDown: true,
  },
  {
    key: 'pre-approval',
    at: {
      outpost: '/finance-pre-approval#finance-form',
      'kestrel-kia': '/apply-for-finance#finance-form',
    },
    event: 9,
    answers: { residency: 'Yes', income: '80000' },
    isFurtherDown: true,
  },
  {
    key: 'trade-in',
    at: { southerncross: '/trade-in', 'kestrel-kia': '/sell-your-car' },
    event: 22,
    thanks: 'Thank you, we have your details',
    answers: { make: 'Zastava', keys: 'Two or more' },
  },
  {
    key: 'service',
    at: everywhere('/service'),
    event: 22,
    answers: { additional_services: ['Brakes'], 'Vehicle Make': 'Toyota' },
  },
  {
    key: 'parts',
    at: everywhere('/vehicle-parts-and-accessories'),
    event: 22,
    answers: { rego: 'ABC123' },
    hasSnapshot: true,
  },
  {
    key: 'careers',
    at: everywhere('/careers'),
    event: 51,
    answers: { position: 'Technician' },
    hasSnapshot: true,
  },
  {
    key: 'fleet',
    at: { southerncross: '/fleet', 'kestrel-kia': '/fleet', outpost: '/fleet', currawong: '/fleet' },
    event: 22,
    answers: { company: 'Plumbers and Sons' },
    hasSnapshot: true,
  },
]
