import type { CollectionConfig } from 'payload'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { requireUniqueSlug } from '../fields/require-unique'
import { slugField } from '../fields/slug-field'
import { refuseDeleteInUse } from '../uses/refuse-delete-in-use'
import { expireLegalText } from './hooks/expire-legal-text'

/** Terms, privacy policy, disclaimers and warranty texts. A website stores each text once, and blocks refer to it (CB-14). */
export const legalTexts: CollectionConfig = {
  slug: 'legal-texts',
  labels: { singular: 'Legal text', plural: 'Legal texts' },
  admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'slug', 'tenant', 'updatedAt'] },
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(),
    delete: byTenant(),
    unlock: platformAdmins,
    readVersions: byTenant(undefined, 'version.tenant'),
  },
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeValidate: [requireUniqueSlug],
    afterChange: [expireLegalText],
    beforeDelete: [refuseDeleteInUse('legal text')],
    afterDelete: [expireLegalText],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    slugField({ admin: { description: 'Such as privacy-policy or finance-disclaimer' } }),
    {
      name: 'body',
      type: 'richText',
      required: true,
      admin: {
        description:
          'In a privacy policy, {acknowledgeDays}, {resolveDays} and {complaintDays} stand for the days among the website’s switches.',
      },
    },
  ],
}
