import {
  bookingLabel,
  type TestDriveWord,
  testDriveWord,
  titleOf,
} from '@/domain/test-drives/test-drive-word'
import type { LeadField, LeadForm } from '../form/lead-form'
import {
  consents,
  contactFields,
  contactMethod,
  hidden,
  locationField,
  message,
  regoState,
  vehicleField,
  yesOrNo,
} from './core-fields'
import type { FormContext, FormSite } from './form-site'

export type BuildForm = (site: FormSite, context: FormContext) => LeadForm

export const SUBMIT_LABEL = 'Submit Form'

export const oneStep = (fields: readonly LeadField[]): LeadForm['steps'] => [{ title: null, fields }]

const categoryField = ({ categories }: FormSite): readonly LeadField[] =>
  categories.length > 0
    ? [
        {
          name: 'category',
          kind: 'select',
          label: 'What is it about?',
          required: true,
          missing: 'Choose what it is about.',
          options: categories.map((category) => ({ value: category, label: category })),
        },
      ]
    : []

/** The general form of a contact page (ENQ-04, ENQ-20, ENQ-22). */
export const contact: BuildForm = (site, context) => ({
  key: 'contact',
  name: 'Contact',
  purpose: 'contact',
  category: 'General Enquiry',
  subcategory: null,
  submitLabel: SUBMIT_LABEL,
  steps: oneStep([
    ...categoryField(site),
    ...contactFields,
    ...locationField(site, context),
    contactMethod(site),
    ...saleQuestions('rego', site),
    message({ required: site.commentsRequired }),
    hidden('source', 'Website'),
    ...consents(site),
  ]),
})

/** The enquiry about a vehicle, on a page or in its dialog (ENQ-02, ENQ-03, ENQ-07, ENQ-22, ENQ-24). */
export const enquiry: BuildForm = (site, context) => ({
  key: 'enquiry',
  name: 'Enquiry',
  purpose: 'enquiry',
  category: 'Sales',
  subcategory: null,
  submitLabel: SUBMIT_LABEL,
  steps: oneStep([
    ...vehicleField(context),
    ...contactFields,
    ...(context.vehicle ? [] : locationField(site, context, { types: ['sales'] })),
    message({
      required: site.commentsRequired,
      value: context.vehicle ? `I am interested in the ${context.vehicle.name}.` : undefined,
    }),
    ...saleQuestions('Rego', site),
    hidden('source', 'Website'),
    ...consents(site),
  ]),
})

const ofTradeIn = { showIf: { field: 'do-you-have-a-trade-in', is: 'one-of', values: ['Yes'] } } as const

/** Finance and a trade-in, whose details are asked only of shoppers who have one. The payload spells its rego in two ways (ENQ-02, ENQ-22). */
const saleQuestions = (rego: 'Rego' | 'rego', site: FormSite): readonly LeadField[] => [
  yesOrNo('finance', 'Would you like finance?'),
  yesOrNo('do-you-have-a-trade-in', 'Do you have a trade-in?'),
  { name: rego, kind: 'rego', label: 'Rego of your trade-in', half: true, ...ofTradeIn },
  regoState(site, ofTradeIn),
  { name: 'kms', kind: 'number', label: 'Its kilometres', half: true, max: 2_000_000, ...ofTradeIn },
]

/** PHOTO-02, PHOTO-03. The hidden text says what is asked for. */
export const photoRequest: BuildForm = (site, context) => ({
  key: 'photo-request',
  name: 'Request Photos',
  purpose: 'photo-request',
  category: 'Photo Request',
  subcategory: null,
  submitLabel: 'Request Photos',
  steps: oneStep([
    ...vehicleField(context),
    hidden(
      'Request Photos',
      `Please send more photos of the ${context.vehicle?.name ?? site.wording.toLowerCase()}.`,
    ),
    ...contactFields,
    message({ label: 'What would you like to see?' }),
    ...consents(site),
  ]),
})

/** TD-02, TD-03: date, message and location are optional. A caravan is inspected instead, and a motorcycle is ridden. */
export const testDrive: BuildForm = (site, context) => {
  const word = context.vehicle?.testDrive ?? testDriveWord(site.wording)
  return {
    key: 'test-drive',
    name: titleOf(word),
    purpose: 'test-drive',
    category: 'Test Drive',
    subcategory: null,
    submitLabel: bookingLabel(word),
    steps: oneStep([
      ...vehicleField(context),
      ...(context.vehicle ? [] : [whichVehicle(site, word)]),
      ...locationField(site, context, { types: ['sales'] }).map((field) => ({ ...field, required: false })),
      { name: 'dateTime', kind: 'date-time', label: `${titleOf(word)} Booking Date` },
      ...contactFields,
      message(),
      ...consents(site),
    ]),
  }
}

const whichVehicle = ({ wording }: FormSite, word: TestDriveWord): LeadField => ({
  name: 'vehicle',
  kind: 'vehicle',
  label: `Which ${wording.toLowerCase()} would you like to ${word === 'test ride' ? 'ride' : 'drive'}?`,
  help: 'Its name or stock number.',
})
