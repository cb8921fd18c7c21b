import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { create, findOne, remove } from './signed-in-user'

export interface OwnPage {
  readonly id: number
  readonly path: string
  readonly heading: string
}

/** Publishes a page for one test, with a hero and `more` blocks, and deletes it after `work`. */
export async function withOwnPage<T>(
  api: APIRequestContext,
  slug: string,
  work: (own: OwnPage) => Promise<T>,
  more: readonly object[] = [],
): Promise<T> {
  const tenant = await findOne(api, 'tenants', `where[slug][equals]=${slug}`)
  const name = `test-${randomUUID()}`
  const heading = `Opening words ${name}`
  const { id } = await create(api, 'pages', {
    tenant: tenant.id,
    title: `Page ${name}`,
    path: `/${name}`,
    _status: 'published',
    blocks: [{ blockType: 'hero', heading }, ...more],
  })
  try {
    return await work({ id, path: `/${name}`, heading })
  } finally {
    await remove(api, 'pages', id)
  }
}
