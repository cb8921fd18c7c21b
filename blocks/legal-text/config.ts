import type { Block } from 'payload'
import { ownReference } from '../../collections/fields/own-reference'

/** One of the website's legal texts, written once and shown wherever it is named (CB-14). */
export const legalTextConfig: Block = {
  slug: 'legalText',
  interfaceName: 'LegalTextBlock',
  labels: { singular: 'Legal text', plural: 'Legal texts' },
  fields: [
    ownReference('legalText', 'legal-texts', { required: true }),
    { name: 'showTitle', type: 'checkbox', label: 'Show its title', defaultValue: false },
  ],
}
