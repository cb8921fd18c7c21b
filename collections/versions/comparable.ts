import type { CollectionConfig } from 'payload'

/** Adds the tab that compares two versions, block by block, to the documents of a collection with versions. */
export function comparable(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { admin } = collection
  const edit = {
    ...admin?.components?.views?.edit,
    compare: {
      Component: '/collections/versions/server-views/CompareView#CompareView',
      path: '/compare',
      tab: { label: 'Compare', href: '/compare', order: 350 },
    },
  }
  const views = { ...admin?.components?.views, edit }
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, views } },
  } as CollectionConfig
}
