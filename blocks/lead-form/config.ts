import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { ownReference } from '../../collections/fields/own-reference'

/** Places a form on a page (ENQ-01, MSL-01, TD-05, ROUTE-20…22). */
export const leadFormConfig: Block = {
  slug: 'leadForm',
  interfaceName: 'LeadFormBlock',
  labels: { singular: 'Form', plural: 'Forms' },
  ...blockAdmin('leadForm', 'Forms and finance', 'A form that reaches the dealership.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    { name: 'text', type: 'textarea', maxLength: 500 },
    {
      name: 'form',
      type: 'select',
      required: true,
      defaultValue: 'contact',
      options: [
        { value: 'contact', label: 'Contact' },
        { value: 'enquiry', label: 'Vehicle enquiry' },
        { value: 'test-drive', label: 'Test drive' },
        { value: 'photo-request', label: 'Request photos' },
        { value: 'finance', label: 'Finance enquiry' },
        { value: 'pre-approval', label: 'Finance pre-approval' },
        { value: 'trade-in', label: 'Trade-in or sell my car' },
        { value: 'service', label: 'Service booking' },
        { value: 'parts', label: 'Parts' },
        { value: 'careers', label: 'Careers' },
        { value: 'fleet', label: 'Fleet' },
        { value: 'own', label: 'One of my own forms' },
      ],
    },
    {
      ...ownReference('own_form', 'forms', { label: 'My form' }),
      admin: { condition: (_, block) => block?.form === 'own' },
    },
    {
      name: 'submit_label',
      type: 'text',
      label: 'Button',
      maxLength: 40,
      admin: { description: 'Leave empty for the form’s own.' },
    },
    {
      name: 'show_contact',
      type: 'checkbox',
      label: 'Show phone numbers and hours beside it',
      defaultValue: true,
    },
  ],
}
