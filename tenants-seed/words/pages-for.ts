import type { DemoTenant } from '../demo-tenant'
import type { PageReferences } from './blocks'
import { siteFacts } from './site-facts'
import { standardPages } from './standard-pages'
import type { DemoPage } from './tenant-words'

export function pagesFor(tenant: DemoTenant, references: PageReferences): DemoPage[] {
  const facts = siteFacts(tenant)
  const { words } = tenant
  const home: DemoPage = {
    path: '/',
    title: tenant.name,
    description: `New and used ${words.vehicles} ${words.region}: search the stock, value a trade-in, book a service.`,
    blocks: words.home(references, facts),
  }
  return [home, ...standardPages(tenant, facts, references), ...(words.more?.(references, facts) ?? [])]
}
