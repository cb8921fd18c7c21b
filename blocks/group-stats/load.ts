import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { GroupStatsBlock } from '@/payload-types'

interface GroupFigure {
  figure: string
  label: string
}

/** The block's own figures, or those of the website's settings (CB-08). */
export function loadGroupStats(block: GroupStatsBlock, ctx: TenantContext): readonly GroupFigure[] {
  return block.figures?.length ? block.figures : ctx.settings['content.groupStats']
}
