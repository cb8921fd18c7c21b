import type { CollectionConfig } from 'payload'
import { websiteContent } from '../access/website-content'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { addressField } from '../fields/link-fields'
import { mediaField, ownReference } from '../fields/own-reference'
import { requireUniqueSlug } from '../fields/require-unique'
import { rootSlugField } from '../fields/root-slug-field'
import { redirectMoved } from '../redirects/hooks/redirect-moved'
import { refuseDeleteInUse } from '../uses/refuse-delete-in-use'
import { usedInField } from '../uses/used-in-field'

/** The models of a brand, each with a page at the root of the website (BRAND-06, ROUTE-33). */
export const vehicleModels: CollectionConfig = {
  slug: 'vehicle-models',
  labels: { singular: 'Model', plural: 'Models' },
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    description:
      'Each model has a page with its picture, offers and stock. A page that you write at its address replaces it.',
    defaultColumns: ['name', 'brand', 'slug', 'override_url', 'tenant'],
    listSearchableFields: ['name', 'slug'],
  },
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  access: websiteContent(),
  hooks: {
    beforeValidate: [requireUniqueSlug],
    afterChange: [redirectMoved((slug) => [`/${slug}`]), expireWebsiteTag('brands')],
    beforeDelete: [refuseDeleteInUse('model')],
    afterDelete: [expireWebsiteTag('brands')],
  },
  fields: [
    usedInField,
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'As the stock names it, without the make, such as Sportage.' },
    },
    rootSlugField('Its page is at /slug.'),
    ownReference('brand', 'brands', { required: true, index: true }),
    addressField({
      name: 'override_url',
      label: 'Page instead',
      position: 'sidebar',
      description: 'Links to the model open this address. It then has no page of its own.',
    }),
    { name: 'intro', type: 'textarea', label: 'Introduction', maxLength: 600, admin: { rows: 4 } },
    mediaField('picture'),
  ],
}
