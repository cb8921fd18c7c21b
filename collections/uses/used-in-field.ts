import type { UIField } from 'payload'

export const usedInField: UIField = {
  name: 'used_in',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/collections/uses/UsedIn#UsedIn' },
    disableListColumn: true,
  },
}
