import { choice, flag, text, textList } from '../declare'

/** Enquiry and lead forms. A form block's submit label is a field of the block. */
export const enquirySwitches = {
  'enquiry.commentsRequired': flag({
    label: 'Comments required',
    help: 'An enquiry needs a message.',
    from: 'enquiry comments required',
    default: true,
  }),
  'enquiry.termsRequired': flag({
    label: 'Terms required',
    help: 'A shopper must agree to the terms of use before sending an enquiry.',
    from: 'enquiry terms required',
    default: false,
  }),
  'enquiry.buttonText': choice({
    label: 'Enquiry button',
    help: 'The text on the button that opens the enquiry form.',
    from: 'enquiry button text',
    options: [
      { value: 'Message Now', label: 'Message Now' },
      { value: 'Enquire Now', label: 'Enquire Now' },
    ],
    default: 'Message Now',
  }),
  'enquiry.optInText': text({
    label: 'Subscribe text',
    help: 'The text beside the subscribe tick box.',
    from: 'opt-in text; default',
    default: 'Yes, I would like to subscribe to receive latest offers & product updates.',
    maxLength: 300,
  }),
  'enquiry.optInDefault': flag({
    label: 'Subscribe ticked by default',
    help: 'Whether the subscribe box starts ticked.',
    from: 'opt-in text; default',
    default: true,
  }),
  'enquiry.categories': textList({
    label: 'Enquiry categories',
    help: 'The categories a shopper can choose from.',
    from: 'enquiry category options',
    default: ['General Enquiry', 'Sales', 'Service', 'Parts', 'Finance', 'Feedback', 'Career Enquiry'],
    maxItems: 20,
    maxLength: 60,
  }),
  'enquiry.contactMethod': choice({
    label: 'Default contact method',
    help: 'The contact method a form starts with.',
    from: 'default contact method',
    options: [
      { value: 'Phone', label: 'Phone' },
      { value: 'Email', label: 'Email' },
      { value: 'SMS', label: 'SMS' },
    ],
    default: 'Phone',
  }),
  'enquiry.convertsCareers': flag({
    label: 'File careers enquiries under General Enquiry',
    help: 'A careers enquiry is sent as General Enquiry with the subcategory Career Enquiry.',
    from: 'careers enquiry conversion',
    default: true,
  }),
}
