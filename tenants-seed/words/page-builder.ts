import type { DemoTenant } from '../tenants/demo-tenant'
import type { PageReferences } from './blocks'
import type { DemoPage, SiteFacts } from './tenant-words'

/** Makes one page of a website in its own words. */
export type BuildPage = (tenant: DemoTenant, facts: SiteFacts, references: PageReferences) => DemoPage
