import type { CollectionConfig } from 'payload'
import { imageFocuses } from '@/domain/images/image-set'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { makeFilenameUnique } from '../fields/make-filename-unique'
import { readUploadIntoMemory } from './hooks/read-upload-into-memory'
import { requirePicture } from './hooks/require-picture'
import { sanitiseSvgUpload } from './hooks/sanitise-svg'
import { storeBlurPlaceholder } from './hooks/store-blur-placeholder'

/** The pictures of each website. Shoppers get them from the website's own `/media/…`, never from this API. */
export const media: CollectionConfig = {
  slug: 'media',
  admin: { useAsTitle: 'alt', group: 'Content', defaultColumns: ['filename', 'alt', 'tenant', 'updatedAt'] },
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(),
    delete: byTenant(),
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
    staticDir: 'media',
    filenameCompoundIndex: ['tenant', 'filename'],
    pasteURL: false,
    focalPoint: false,
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 2400, withoutEnlargement: true },
  },
  hooks: {
    beforeOperation: [readUploadIntoMemory, sanitiseSvgUpload, requirePicture, makeFilenameUnique],
    beforeChange: [storeBlurPlaceholder],
    afterChange: [expireWebsiteTag('media')],
    afterDelete: [expireWebsiteTag('media')],
  },
  fields: [
    { name: 'alt', type: 'text', required: true, label: 'Description for people who cannot see the picture' },
    {
      name: 'focus',
      type: 'select',
      label: 'Keep in sight',
      options: [
        { value: 'centre', label: 'The middle' },
        ...imageFocuses.map((value) => ({ value, label: `The ${value}` })),
      ],
      defaultValue: 'centre',
      admin: {
        description: 'The part that stays visible when the picture is cropped.',
      },
    },
    {
      name: 'blur',
      type: 'text',
      admin: { hidden: true },
      access: { create: () => false, update: () => false }, // calculated from the picture
    },
  ],
}
