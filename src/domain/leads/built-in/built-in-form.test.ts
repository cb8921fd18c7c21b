import { formSite } from '~/tests/support/form-site'
import { checkAnswers, fieldsOf } from '../form/check-answers'
import { builtInForm } from './built-in-form'
import { builtInKeys, isBuiltInKey } from './built-in-keys'
import { emptyContext, type FormVehicle } from './form-site'

const vehicle: FormVehicle = {
  id: 7,
  slug: 'kia-rio',
  path: '/cars/kia-rio',
  name: '2022 Kia Rio',
  carType: 'used',
  price: 19_990,
  locationId: 4,
  dealershipId: 12,
  testDrive: 'test drive',
}
const about = { vehicle, locationId: 4 }
const contact = { name: 'Jane', email: 'jane@example.com', phone: '0491 570 156', postcode: '4105' }
const namesOf = (key: (typeof builtInKeys)[number], site = formSite(), context = emptyContext) =>
  fieldsOf(builtInForm(key, site, context)).map(({ name }) => name)
const fieldOf = (
  key: (typeof builtInKeys)[number],
  name: string,
  site = formSite(),
  context = emptyContext,
) => fieldsOf(builtInForm(key, site, context)).find((field) => field.name === name)
const problemsOf = (
  key: (typeof builtInKeys)[number],
  raw: object,
  site = formSite(),
  context = emptyContext,
) => checkAnswers(builtInForm(key, site, context), { ...raw }).problems.map(({ field }) => field)

it('a key is built in only if the list names it', () => {
  expect(isBuiltInKey('contact')).toBe(true)
  expect(isBuiltInKey('constructor')).toBe(false)
})

describe.each(builtInKeys)('the built-in form %s', (key) => {
  it('has unique field names, a category and the core contact fields [ENQ-02, ENT-09]', () => {
    const names = namesOf(key, formSite(), about)
    expect(names).toEqual([...new Set(names)])
    expect(names).toEqual(expect.arrayContaining(['name', 'last_name', 'email', 'phone', 'postcode']))
    expect(builtInForm(key, formSite(), about).category).not.toBe('')
  })

  it('subscribes by default with the website’s text, and not where the website says so [ENQ-08, ENQ-09]', () => {
    expect(fieldOf(key, 'opt_in')).toMatchObject({ checked: true, label: 'Yes, send me offers.' })
    expect(fieldOf(key, 'opt_in', formSite({ optInDefault: false }))).toMatchObject({ checked: false })
  })

  it('demands agreement to the terms only where the website does [ENQ-10]', () => {
    expect(namesOf(key)).not.toContain('terms_conditions')
    expect(problemsOf(key, contact, formSite({ termsRequired: true }))).toContain('terms_conditions')
  })

  it('asks for a location only where there is a choice [ENQ-04]', () => {
    const [yard] = formSite().locations
    const one = fieldOf(key, 'location_id', formSite({ locations: yard ? [yard] : [] }))
    expect(one?.kind ?? 'hidden').toBe('hidden')
    const none = fieldsOf(builtInForm(key, formSite({ locations: [] }), emptyContext))
    expect(none.some(({ name }) => name === 'location_id')).toBe(false)
  })
})

it.each(['trade-in', 'service', 'contact', 'enquiry'] as const)(
  'the %s form opens with the website’s state for a rego [TEN-12]',
  (key) => {
    expect(fieldOf(key, 'regoState', formSite({ state: 'WA' }))).toMatchObject({
      kind: 'select',
      value: 'WA',
    })
  },
)

describe('the enquiry', () => {
  it('needs a message unless the website says otherwise [ENQ-03]', () => {
    const given = { ...contact, location_id: '3' }
    expect(problemsOf('enquiry', given)).toEqual(['message'])
    expect(problemsOf('enquiry', given, formSite({ commentsRequired: false }))).toEqual([])
  })

  it('asks the general questions, with Phone chosen by the website’s setting [ENQ-07, ENQ-22]', () => {
    const asked = ['finance', 'do-you-have-a-trade-in', 'regoState', 'kms', 'source', 'location_id']
    expect(namesOf('contact')).toEqual(
      expect.arrayContaining([...asked, 'PreferredContactMethod', 'rego', 'category']),
    )
    expect(fieldOf('contact', 'PreferredContactMethod')).toMatchObject({
      value: 'Phone',
      options: [{ value: 'Phone' }, { value: 'Email' }, { value: 'SMS' }],
    })
    expect(namesOf('enquiry')).toEqual(expect.arrayContaining([...asked, 'Rego']))
    const given = { ...contact, category: 'Sales', location_id: '3', message: 'Hello', rego: 'ABC123' }
    const answersTo = (raw: object) =>
      checkAnswers(builtInForm('contact', formSite(), emptyContext), { ...given, ...raw }).answers
    expect(answersTo({ 'do-you-have-a-trade-in': 'Yes' })).toMatchObject({ rego: 'ABC123' })
    expect(answersTo({ 'do-you-have-a-trade-in': 'No' })).not.toHaveProperty('rego')
  })

  it('about a vehicle carries its id and names it', () => {
    expect(fieldOf('enquiry', 'car_id', formSite(), about)).toMatchObject({ kind: 'hidden', value: '7' })
    expect(fieldOf('enquiry', 'message', formSite(), about)?.value).toContain('2022 Kia Rio')
  })

  it('offers the website’s categories, which are required when shown [ENQ-04, ENQ-13, ENQ-20]', () => {
    expect(fieldOf('contact', 'category')?.options?.map(({ value }) => value)).toEqual(['Sales', 'Service'])
    expect(problemsOf('contact', { ...contact, message: 'Hello', location_id: '3' })).toEqual(['category'])
    expect(namesOf('contact', formSite({ categories: [] }))).not.toContain('category')
    expect(builtInForm('contact', formSite(), emptyContext).category).toBe('General Enquiry')
  })
})

it('a motorcycle website asks which motorcycle the shopper would like to ride', () => {
  const site = formSite({ wording: 'Motorcycle' })
  expect(fieldOf('test-drive', 'vehicle', site)?.label).toBe('Which motorcycle would you like to ride?')
  expect(fieldOf('test-drive', 'dateTime', site)?.label).toBe('Test Ride Booking Date')
})

it('a test drive has an optional date, message and location, chosen by the vehicle [TD-02, TD-03]', () => {
  expect(problemsOf('test-drive', { ...contact, location_id: '4' }, formSite(), about)).toEqual([])
  expect(fieldOf('test-drive', 'dateTime')?.label).toBe('Test Drive Booking Date')
  expect(fieldOf('test-drive', 'location_id', formSite(), about)?.value).toBe('4')
})

it('a photo request says in a hidden field what is asked for, and needs no message [PHOTO-02, PHOTO-03]', () => {
  expect(fieldOf('photo-request', 'Request Photos', formSite(), about)).toMatchObject({
    kind: 'hidden',
    value: 'Please send more photos of the 2022 Kia Rio.',
  })
  expect(problemsOf('photo-request', contact, formSite(), about)).toEqual([])
})

it('a service booking offers what to do as a list of labels [ENQ-23]', () => {
  const { answers } = checkAnswers(builtInForm('service', formSite(), emptyContext), {
    additional_services: ['Brakes', 'Logbook service'],
  })
  expect(answers.additional_services).toEqual(['Logbook service', 'Brakes'])
})

it.each([
  [true, 'General Enquiry'],
  [false, 'Career Enquiry'],
])(
  'careers are filed under the category of the setting (converts: %s) [ENQ-20]',
  (convertsCareers, category) => {
    expect(builtInForm('careers', formSite({ convertsCareers }), emptyContext)).toMatchObject({
      category,
      subcategory: 'Career Enquiry',
    })
  },
)

it('a finance enquiry opens with the vehicle’s price as budget [ROUTE-24]', () => {
  expect(fieldOf('finance', 'vehiclePriceBudget', formSite(), about)?.value).toBe('19990')
})

it('the trade-in form has steps and asks about the condition [MSL-01, TRADE-02]', () => {
  const { steps } = builtInForm('trade-in', formSite(), about)
  expect(steps.map(({ title }) => title)).toEqual(['Your car', 'Its condition', 'Photos', 'About you'])
})
