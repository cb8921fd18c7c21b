import type { CollectionConfig } from 'payload'
import { blogCategories } from '@/domain/blog/blog-post'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { mediaField } from '../fields/own-reference'
import { slugField } from '../fields/slug-field'
import { guardLinked } from '../uses/guard-linked'
import { usedInField } from '../uses/used-in-field'
import { nameAddress } from './hooks/name-address'

const guard = guardLinked('blog-posts')

/** The posts of `/blog` (BLOG-01, ROUTE-40). Their dates are judged when a page is read. */
export const blogPosts: CollectionConfig = {
  slug: 'blog-posts',
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  defaultSort: '-date',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    description: 'Shown on the blog from their date on. The blog is on the website once it has a post.',
    defaultColumns: ['title', 'category', 'date', '_status', 'tenant'],
    listSearchableFields: ['title', 'teaser'],
  },
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  versions: { drafts: true, maxPerDoc: 20 },
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(),
    delete: byTenant(),
    unlock: platformAdmins,
    readVersions: byTenant(undefined, 'version.tenant'),
  },
  hooks: {
    beforeOperation: [guard.beforeOperation],
    beforeValidate: [nameAddress],
    beforeChange: [guard.beforeChange],
    afterChange: [expireWebsiteTag('blog')],
    beforeDelete: [guard.beforeDelete],
    afterDelete: [expireWebsiteTag('blog')],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    slugField({ admin: { hidden: true } }),
    {
      name: 'teaser',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'One or two sentences, for the list of posts and for search engines.' },
    },
    mediaField('picture', { required: true }),
    { name: 'body', type: 'richText', label: 'Text', required: true },
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'vehicle-reviews',
      options: [...blogCategories],
      admin: { position: 'sidebar' },
    },
    {
      name: 'date',
      type: 'date',
      label: 'Shown from',
      required: true,
      defaultValue: () => new Date(),
      index: true,
      admin: {
        position: 'sidebar',
        description: 'The date on the post. With a later date, it waits until then.',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm a' },
      },
    },
    usedInField,
    {
      name: 'author',
      type: 'text',
      maxLength: 80,
      admin: { position: 'sidebar', description: 'Leave empty for the website’s name.' },
    },
  ],
}
