import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { stockFormatOptions } from '@/domain/stock/formats'
import { adminsOnlyField } from '../access/admins-only-field'
import { byTenant, createInTenant } from '../access/by-tenant'
import { nobody, platformAdmins } from '../access/rules'
import { ownReference } from '../fields/own-reference'
import { nameUpload } from './hooks/name-upload'
import { queueRun } from './hooks/queue-run'
import { resultFields } from './result-fields'

/** A run without a file never starts, so it is stored as refused. */
const refuseWithoutFile: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'create' || data.filename || (data.status ?? 'queued') !== 'queued') return data
  return { ...data, status: 'refused', problem: data.problem ?? 'No file was uploaded.' }
}

export const importRuns: CollectionConfig = {
  slug: 'import-runs',
  labels: { singular: 'Stock import', plural: 'Stock imports' },
  admin: {
    useAsTitle: 'filename',
    group: 'Stock',
    description: 'Upload a dealership’s stock file. The result appears here within seconds.',
    defaultColumns: ['createdAt', 'dealership', 'status', 'added', 'changed', 'sold', 'rejected'],
  },
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(['platform-admin', 'group-admin']), // to confirm a held run
    delete: nobody, // runs are the audit trail of the stock
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  disableDuplicate: true,
  upload: {
    staticDir: 'imports',
    filesRequiredOnCreate: false,
    allowRestrictedFileTypes: false,
    pasteURL: false,
    filenameCompoundIndex: ['tenant', 'filename'],
    // The file is untrusted, so the browser downloads it and never displays it.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('content-disposition', 'attachment')
      headers.set('x-content-type-options', 'nosniff')
    },
  },
  hooks: { beforeOperation: [nameUpload], beforeChange: [refuseWithoutFile], afterChange: [queueRun] },
  fields: [
    ownReference('dealership', 'dealerships', { required: true, index: true }),
    {
      name: 'format',
      type: 'select',
      options: stockFormatOptions,
      admin: { description: 'Leave empty to detect the format.' },
    },
    {
      name: 'full',
      type: 'checkbox',
      defaultValue: false,
      label: 'The file lists all stock',
      admin: { description: 'Vehicles missing from the file become sold.' },
    },
    { name: 'dry_run', type: 'checkbox', defaultValue: false, label: 'Dry run: change nothing' },
    {
      name: 'confirmed',
      type: 'checkbox',
      defaultValue: false,
      label: 'Import anyway',
      access: { create: () => false, update: adminsOnlyField },
      admin: {
        description:
          'The import is on hold because it would mark more than 40 % of the stock as sold or empty a field of more than 20 % of it, or because its file has lost a column. Tick this to import it.',
        condition: (data) => data.status === 'held' || data.confirmed,
      },
    },
    ...resultFields,
  ],
}
