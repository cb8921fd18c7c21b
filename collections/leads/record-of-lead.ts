import type { CollectionConfig } from 'payload'
import { nobody } from '../access/rules'
import { serverReference } from '../fields/server-reference'
import { readsLeads } from './access/lead-documents'

/** A collection of what the server records about leads, the newest first. Who reads a lead reads its records, and nobody writes them. */
export const recordOfLead: Pick<
  CollectionConfig,
  'disableDuplicate' | 'lockDocuments' | 'defaultSort' | 'access'
> = {
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: readsLeads('lead.location'),
    update: nobody,
    delete: nobody,
    unlock: nobody,
    readVersions: nobody,
  },
}

export const recordedLead = serverReference('lead', 'leads', { required: true })
