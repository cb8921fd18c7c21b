import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { altProblem } from '@/domain/content/alt-text'
import { imageFocuses } from '@/domain/images/image-set'
import { websiteContent } from '../access/website-content'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { keepGroupLogo } from '../groups/hooks/keep-logo'
import { refuseDeleteInUse } from '../uses/refuse-delete-in-use'
import { usedInField } from '../uses/used-in-field'
import { readUploadIntoMemory, requirePicture } from './hooks/require-picture'
import { sanitiseSvgUpload } from './hooks/sanitise-svg'
import { storeBlurPlaceholder } from './hooks/store-blur-placeholder'

/**
 * Gives an uploaded file a unique name. All websites share one folder. Payload picks a free name before it writes the
 * file, so two concurrent uploads of `logo.png` would leave one website with the other's picture.
 */
const makeFilenameUnique: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (!req.file || !['create', 'update', 'updateByID'].includes(operation)) return
  const { name, ext } = path.parse(req.file.name)
  req.file.name = `${name.slice(0, 80)}-${randomBytes(5).toString('hex')}${ext}`
}

/** The pictures of each website. Shoppers get them from the website's own `/media/…`, never from this API. */
export const media: CollectionConfig = {
  slug: 'media',
  admin: { useAsTitle: 'alt', group: 'Content', defaultColumns: ['filename', 'alt', 'tenant', 'updatedAt'] },
  access: websiteContent(),
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
    beforeDelete: [refuseDeleteInUse('picture'), keepGroupLogo],
    afterDelete: [expireWebsiteTag('media')],
  },
  fields: [
    usedInField,
    {
      name: 'alt',
      type: 'text',
      required: true,
      label: 'Description for people who cannot see the picture',
      validate: (value: unknown) => altProblem(value) ?? true,
    },
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
