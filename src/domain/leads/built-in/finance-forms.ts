import type { LeadField } from '../form/lead-form'
import { type BuildForm, oneStep } from './contact-forms'
import {
  consents,
  contactFields,
  contactMethod,
  locationField,
  message,
  vehicleField,
  yesOrNo,
} from './core-fields'
import type { FormContext } from './form-site'

/** Filled with the vehicle's price. The browser adds the calculator's figures (ROUTE-24). */
const loanFields = ({ vehicle }: FormContext): readonly LeadField[] => [
  {
    name: 'vehiclePriceBudget',
    kind: 'number',
    label: 'Budget in dollars',
    half: true,
    value: vehicle?.price ? String(vehicle.price) : undefined,
  },
  { name: 'deposit', kind: 'number', label: 'Deposit or trade-in in dollars', half: true },
  { name: 'term', kind: 'number', label: 'Term in years', min: 0.5, max: 7, half: true },
  { name: 'weekly_repayment', kind: 'number', label: 'Weekly repayment in dollars', half: true },
]

/** The finance enquiry, which "Get Finance" opens at `#finance-form` (ROUTE-22…24, TRACK-13). */
export const finance: BuildForm = (site, context) => ({
  key: 'finance',
  name: 'Finance enquiry',
  purpose: 'finance',
  category: 'Finance Enquiry',
  subcategory: null,
  submitLabel: 'Ask for Finance',
  steps: oneStep([
    ...vehicleField(context),
    ...contactFields,
    ...loanFields(context),
    yesOrNo('do-you-have-a-trade-in', 'Do you have a trade-in?'),
    contactMethod(site),
    ...locationField(site, context, { types: ['sales'] }),
    message(),
    ...consents(site),
  ]),
})

const employment = ['Full time', 'Part time', 'Casual', 'Self-employed', 'Not working']

/** Pre-approval in steps. It asks for nothing that a lender needs a credit check for. */
export const preApproval: BuildForm = (site, context) => ({
  key: 'pre-approval',
  name: 'Finance pre-approval',
  purpose: 'finance',
  category: 'Finance Enquiry',
  subcategory: 'Pre-approval',
  submitLabel: 'Get Pre-Approved',
  steps: [
    { title: 'The loan', fields: [...vehicleField(context), ...loanFields(context)] },
    {
      title: 'Your work',
      fields: [
        {
          name: 'employment',
          kind: 'select',
          label: 'Employment',
          required: true,
          options: employment.map((value) => ({ value, label: value })),
        },
        {
          name: 'income',
          kind: 'number',
          label: 'Income a year before tax, in dollars',
          required: true,
          half: true,
          showIf: { field: 'employment', is: 'one-of', values: employment.slice(0, -1) },
        },
        yesOrNo('residency', 'Are you an Australian citizen or permanent resident?', { required: true }),
      ],
    },
    {
      title: 'About you',
      fields: [
        ...contactFields,
        ...locationField(site, context, { types: ['sales'] }),
        message(),
        ...consents(site),
      ],
    },
  ],
})
