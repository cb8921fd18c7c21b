import type { CollectionConfig } from 'payload'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/platform-admins'
import { keepFilesApart } from '../fields/keep-files-apart'
import { expireMedia } from './hooks/expire-media'

/** Pictures, per website. Shoppers get them from the website's own `/media/…`, never from this API. */
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
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    staticDir: 'media',
    filenameCompoundIndex: ['tenant', 'filename'],
    pasteURL: false,
    focalPoint: false,
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 2400, withoutEnlargement: true },
  },
  hooks: { beforeOperation: [keepFilesApart], afterChange: [expireMedia], afterDelete: [expireMedia] },
  fields: [
    { name: 'alt', type: 'text', required: true, label: 'Description for people who do not see the picture' },
  ],
}
