import { contactFields } from '../leads/built-in/core-fields'
import type { LeadForm } from '../leads/form/lead-form'

/** What a reservation asks for. The same rules check it in the browser's form and on the server. */
export const checkoutForm: LeadForm = {
  key: 'checkout',
  name: 'Reserve Online',
  purpose: 'own',
  category: 'Sales',
  subcategory: 'Reserved',
  submitLabel: 'Continue to payment',
  steps: [
    {
      title: null,
      fields: [
        ...contactFields.filter(({ name }) => name !== 'postcode'),
        {
          name: 'terms',
          kind: 'consent',
          label: 'I agree that the vehicle is held for 48 hours and that the deposit is 100% refundable.',
          required: true,
          missing: 'Agree to the terms to reserve the vehicle.',
        },
      ],
    },
  ],
}
