import type { CollectionConfig, DocumentTabCondition } from 'payload'
import { staffUser } from './roles'

/** The tab that shows a document as JSON is for platform admins. */
const forPlatformAdmins: DocumentTabCondition = ({ req }) => staffUser(req)?.role === 'platform-admin'

/** Hides the API tab of a collection's documents from everyone else. */
export function limitApiTab({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const { components } = admin ?? {}
  const edit = { ...components?.views?.edit, api: { tab: { condition: forPlatformAdmins } } }
  return {
    ...collection,
    admin: { ...admin, components: { ...components, views: { ...components?.views, edit } } },
  } as CollectionConfig
}
