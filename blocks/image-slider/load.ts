import { isLive, nextChange } from '@/domain/content/live-window'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { ImageSliderBlock } from '@/payload-types'
import { rememberUntil } from '@/server/cache/remember-until'

/**
 * The slides that show at `now`. Their days are judged here, whenever the page is rendered, and the page is remembered no
 * longer than until one of them comes or goes: no job has to run for it.
 */
export async function loadImageSlider(
  { slides }: Pick<ImageSliderBlock, 'slides'>,
  ctx: Pick<TenantContext, 'id'>,
  now: Date,
): Promise<ImageSliderBlock['slides']> {
  const change = nextChange(slides, now)
  if (change) await rememberUntil(ctx, change, now)
  return slides.filter((slide) => isLive(slide, now))
}
