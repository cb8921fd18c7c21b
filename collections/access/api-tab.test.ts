import type { CollectionConfig, DocumentTabCondition } from 'payload'
import { limitApiTab } from './api-tab'

const collection: CollectionConfig = {
  slug: 'pages',
  admin: { group: 'Content', components: { edit: { SaveButton: '/own#Button' } } },
  fields: [],
}

const limited = limitApiTab(collection)
const edit = limited.admin?.components?.views?.edit as unknown as {
  api: { tab: { condition: DocumentTabCondition } }
}

const shownTo = (role: string) => {
  const req = { user: { id: 1, collection: 'users', role } }
  return edit.api.tab.condition({ req } as unknown as Parameters<DocumentTabCondition>[0])
}

describe('limitApiTab', () => {
  it.each([
    ['platform-admin', true],
    ['group-admin', false],
    ['marketing-staff', false],
    ['sales-staff', false],
  ])('shows the API tab to %s: %s', (role, isShown) => {
    expect(shownTo(role)).toBe(isShown)
  })

  it('keeps the rest of the collection’s admin', () => {
    expect(limited.admin).toMatchObject({
      group: 'Content',
      components: { edit: { SaveButton: '/own#Button' } },
    })
  })
})
