import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { ownReference } from '../../collections/fields/own-reference'

/** Shows one of the website's legal texts. The text is stored once and shown wherever a block refers to it (CB-14). */
export const legalTextConfig: Block = {
  slug: 'legalText',
  interfaceName: 'LegalTextBlock',
  labels: { singular: 'Legal text', plural: 'Legal texts' },
  ...blockAdmin(
    'legalText',
    'Text and pictures',
    'A legal text, which is written once and shown wherever it is needed.',
  ),
  fields: [
    ownReference('legalText', 'legal-texts', { required: true }),
    { name: 'showTitle', type: 'checkbox', label: 'Show its title', defaultValue: false },
  ],
}
