import { leadCategory } from './lead-category'
import { leadConsents } from './lead-consents'
import { leadEvent } from './lead-event'

const filed = (category: string, subcategory: string | null = null) => ({ category, subcategory })

describe('the category of a lead', () => {
  const form = filed('General Enquiry')

  it('is what the shopper chose, else the form’s [ENQ-04]', () => {
    expect(leadCategory(form, { category: 'Parts' }, true)).toEqual(filed('Parts'))
    expect(leadCategory(filed('Trade-In', '1. Started'), {}, true)).toEqual(filed('Trade-In', '1. Started'))
  })

  it('of a careers enquiry is General Enquiry with a subcategory, on websites that convert it [ENQ-20]', () => {
    const chosen = { category: 'Career Enquiry' }
    expect(leadCategory(form, chosen, true)).toEqual(filed('General Enquiry', 'Career Enquiry'))
    expect(leadCategory(form, chosen, false)).toEqual(filed('Career Enquiry'))
  })
})

describe('the event of a lead', () => {
  const used = { car_type: 'used', tag: null } as const
  const fresh = { car_type: 'new', tag: null } as const

  it.each([
    ['a used vehicle’s enquiry', 'enquiry', filed('Sales'), used, 15],
    ['a new vehicle’s enquiry', 'enquiry', filed('Sales'), fresh, 14],
    ['a photo request', 'photo-request', filed('Photo Request'), used, 15],
    ['a used vehicle’s test drive', 'test-drive', filed('Test Drive'), used, 48],
    ['a new vehicle’s test drive', 'test-drive', filed('Test Drive'), fresh, 17],
    [
      'a Test Drive Only vehicle’s test drive',
      'test-drive',
      filed('Test Drive'),
      { ...used, tag: 'Test Drive Only' },
      17,
    ],
    ['a test drive without a vehicle', 'test-drive', filed('Test Drive'), null, 22],
    ['finance of a vehicle', 'finance', filed('Finance Enquiry'), used, 9],
    ['finance chosen in the contact form', 'contact', filed('Finance'), null, 9],
    ['a general enquiry', 'contact', filed('General Enquiry'), null, 22],
    ['careers filed as general', 'careers', filed('General Enquiry', 'Career Enquiry'), null, 51],
    ['careers', 'careers', filed('Career Enquiry', 'Career Enquiry'), null, 51],
    ['a trade-in', 'trade-in', filed('Trade-In', '1. Started'), null, 22],
  ] as const)(
    'for %s is right [TRACK-05, TRACK-06, TRACK-07, TRACK-08, TRACK-13, TRACK-14, TRACK-15, TRACK-18]',
    (_, purpose, category, vehicle, event) => {
      expect(leadEvent(purpose, category, vehicle)).toBe(event)
    },
  )
})

describe('the consents of a lead', () => {
  const consent = { name: 'opt_in', kind: 'consent', label: 'Send me offers.' } as const
  const hidden = { ...consent, name: 'terms', showIf: { field: 'source', is: 'filled' } } as const
  const form = { steps: [{ title: null, fields: [consent, hidden] }] }

  it('keep the exact text, the time, and whether it was given [ENQ-08]', () => {
    const at = '2026-11-24T01:02:03.000Z'
    expect(leadConsents(form, { opt_in: true }, at)).toEqual([
      { name: 'opt_in', text: 'Send me offers.', given: true, at },
    ])
    expect(leadConsents(form, { opt_in: false, terms: true }, at)).toEqual([
      { name: 'opt_in', text: 'Send me offers.', given: false, at },
      { name: 'terms', text: 'Send me offers.', given: true, at },
    ])
  })
})
