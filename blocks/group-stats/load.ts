import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { GroupStatsBlock } from '@/payload-types'

interface GroupFigure {
  figure: string
  label: string
}

export function loadGroupStats(block: GroupStatsBlock, ctx: TenantContext): readonly GroupFigure[] {
  return block.figures?.length ? block.figures : ctx.settings['content.groupStats']
}
