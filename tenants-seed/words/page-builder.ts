import type { DemoTenant } from '../demo-tenant'
import type { PageReferences } from './blocks'
import type { DemoPage, SiteFacts } from './tenant-words'

export type BuildPage = (tenant: DemoTenant, facts: SiteFacts, references: PageReferences) => DemoPage
