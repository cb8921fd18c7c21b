import type { UIField } from 'payload'

/** Leads from an entry of a log to its document, which the fields `kind` and `document` name. */
export const documentLinkField: UIField = {
  name: 'open_document',
  type: 'ui',
  admin: {
    components: { Field: '/collections/admin-parts/DocumentLink#DocumentLink' },
    disableListColumn: true,
  },
}

/** A panel of our own beside a document's form. `component` is its path, as import maps write it. */
export const sidebarPanel = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: component }, disableListColumn: true },
})
