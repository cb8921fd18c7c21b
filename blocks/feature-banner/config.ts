import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'
import { cardsField } from '../../collections/fields/cards-field'
import { linkFields } from '../../collections/fields/link-fields'

const usualLinks = [
  { label: 'Latest offers', href: '/special-offers' },
  { label: 'Book a service', href: '/service' },
  { label: 'Sell your car', href: '/trade-in' },
]

/** A banner with exactly three links (CB-01). */
export const featureBannerConfig: Block = {
  slug: 'featureBanner',
  interfaceName: 'FeatureBannerBlock',
  labels: { singular: 'Feature banner', plural: 'Feature banners' },
  ...blockAdmin('featureBanner', 'Opening', 'One message across the page, with a picture and a link.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    cardsField({
      name: 'links',
      labels: { singular: 'Link', plural: 'Links' },
      min: 3,
      max: 3,
      defaultValue: usualLinks,
      fields: [...linkFields(), { name: 'text', type: 'text', maxLength: 140 }],
    }),
  ],
}
