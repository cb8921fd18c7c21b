import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'

const icons = [
  { value: 'shield', label: 'Shield' },
  { value: 'handshake', label: 'Handshake' },
  { value: 'clock', label: 'Clock' },
  { value: 'truck', label: 'Truck' },
  { value: 'wallet', label: 'Wallet' },
  { value: 'certified', label: 'Badge' },
  { value: 'wrench', label: 'Wrench' },
  { value: 'electric', label: 'Electric' },
  { value: 'plug', label: 'Plug' },
  { value: 'towing', label: 'Towing' },
  { value: 'users', label: 'People' },
  { value: 'leaf', label: 'Leaf' },
]

export const promisesConfig: Block = {
  slug: 'promises',
  interfaceName: 'PromisesBlock',
  labels: { singular: 'Reasons', plural: 'Reasons' },
  ...blockAdmin('promises', 'Text and pictures', 'Reasons to buy here, each with a drawing.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    cardsField({
      name: 'items',
      labels: { singular: 'Reason', plural: 'Reasons' },
      min: 2,
      max: 4,
      titledBy: 'title',
      fields: [
        { name: 'icon', type: 'select', required: true, options: icons, defaultValue: 'shield' },
        { name: 'title', type: 'text', required: true, maxLength: 60 },
        { name: 'text', type: 'text', maxLength: 140 },
      ],
    }),
  ],
}
