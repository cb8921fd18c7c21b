import type { DemoGroup, DemoTenant } from '../demo-tenant'
import { currawong } from './currawong/tenant'
import { outpostGroup, southernCrossGroup } from './groups'
import { kestrelKia } from './kestrel-kia/tenant'
import { outpost } from './outpost/tenant'
import { southernCross } from './southerncross/tenant'
import { twoRivers } from './tworivers/tenant'

export const demoGroups: readonly DemoGroup[] = [southernCrossGroup, outpostGroup]

export const demoTenants: readonly DemoTenant[] = [southernCross, kestrelKia, twoRivers, outpost, currawong]
