import type { CollectionConfig } from 'payload'
import { serverWritten } from '../access/server-written'
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
  access: serverWritten(readsLeads('lead.location')),
}

export const recordedLead = serverReference('lead', 'leads', { required: true })
