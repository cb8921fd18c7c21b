import type { Block, CollectionConfig, Field } from 'payload'
import { blockConfigs } from '../../blocks/configs'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { inParts } from '../fields/block-admin'
import { usedInField } from '../uses/used-in-field'
import { blockPictureEndpoint } from './endpoints/block-picture'
import { linkChoicesEndpoint } from './endpoints/link-choices'
import { expireDeletedPage, expirePage, rememberPublished } from './hooks/expire-page'
import { guardChangedPage, guardDeletedPage } from './hooks/guard-live-page'
import { redirectMovedPage } from './hooks/redirect-moved-page'
import { requireUniquePath } from './hooks/require-unique-path'
import { moveAnywayField } from './move-anyway-field'
import { previewAddress } from './server-views/preview-address'
import { windowFields } from './window-fields'

const helpOf = ({ custom }: Block): Field => ({
  name: 'help',
  type: 'ui',
  admin: {
    components: {
      Field: {
        path: '/collections/pages/BlockHelp#BlockHelp',
        clientProps: { text: String(custom?.help ?? '') },
      },
    },
  },
})

/**
 * Titles a block with its type and its heading, instead of Payload's block name, which editors would have to type. Its form starts with what
 * the block is for.
 */
function titled(block: Block): Block {
  const noun = String(block.labels?.singular ?? block.slug)
  const Label = { path: '/collections/pages/BlockTitle#BlockTitle', clientProps: { noun, from: ['heading'] } }
  return {
    ...block,
    admin: { ...block.admin, disableBlockName: true, components: { Label } },
    fields: [helpOf(block), ...block.fields],
  }
}

export const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'path', '_status', 'tenant', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    // On the website itself, in its own theme. A save or a saved draft shows there at once.
    livePreview: {
      url: ({ data, req }) => previewAddress(data, req),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
        { name: 'desktop', label: 'Desktop', width: 1280, height: 900 },
      ],
    },
    // Opens the same address in a tab, to be sent to somebody without an account.
    preview: (data, { req }) => previewAddress(data, req),
  },
  indexes: [{ fields: ['tenant', 'path'], unique: true }],
  // The tables of all blocks make a page slow to read, and nothing that refers to a page needs them.
  defaultPopulate: { tenant: true, title: true, path: true, _status: true },
  versions: { drafts: true, maxPerDoc: 20 },
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(),
    delete: byTenant(),
    unlock: platformAdmins,
    readVersions: byTenant(undefined, 'version.tenant'),
  },
  endpoints: [linkChoicesEndpoint, blockPictureEndpoint],
  hooks: {
    beforeValidate: [requireUniquePath],
    beforeChange: [rememberPublished],
    afterChange: [guardChangedPage, redirectMovedPage, expirePage],
    beforeDelete: [guardDeletedPage],
    afterDelete: [expireDeletedPage],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'path',
      type: 'text',
      required: true,
      index: true,
      maxLength: 160,
      hooks: { beforeDuplicate: [({ value }) => (value === '/' ? '/copy' : `${value}-copy`)] },
      admin: { position: 'sidebar', description: 'Such as / for the home page, or /about-us' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(value)) ||
        'Start with / and use lower-case letters, digits and hyphens, such as /about-us.',
    },
    moveAnywayField,
    windowFields,
    usedInField,
    {
      name: 'meta',
      type: 'group',
      label: 'For search engines',
      admin: { position: 'sidebar' },
      fields: [
        { name: 'title', type: 'text', maxLength: 70 },
        { name: 'description', type: 'textarea', maxLength: 170 },
      ],
    },
    {
      name: 'blocks',
      type: 'blocks',
      blocks: inParts(blockConfigs).map(titled),
      admin: { initCollapsed: true },
    },
  ],
}
