import type { Field } from 'payload'

/** Which vehicles of the stock a block shows. Made anew for each block, because Payload changes fields. */
export const stockChoiceFields = (): Field[] => [
  {
    name: 'carType',
    type: 'select',
    label: 'Condition',
    admin: { description: 'Leave empty for any.' },
    options: [
      { label: 'New', value: 'new' },
      { label: 'Demo', value: 'demo' },
      { label: 'Used', value: 'used' },
    ],
  },
  {
    name: 'make',
    type: 'text',
    maxLength: 60,
    admin: { description: 'As written in the stock, such as Kia. Leave empty for any.' },
  },
  {
    name: 'model',
    type: 'text',
    maxLength: 60,
    admin: { description: 'As written in the stock, such as Sportage. Leave empty for any.' },
  },
  {
    name: 'body',
    type: 'text',
    maxLength: 60,
    admin: { description: 'As written in the stock, such as SUV. Leave empty for any.' },
  },
]
