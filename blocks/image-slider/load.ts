import { isLive, nextChange } from '@/domain/content/live-window'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { ImageSliderBlock } from '@/payload-types'
import { cachePageUntil } from '@/server/cache/cache-page-until'

/**
 * Returns the slides that are live at `now`. The dates are checked on each render, and the cached page expires when the
 * next slide starts or ends, so no job has to run.
 */
export async function loadImageSlider(
  { slides }: Pick<ImageSliderBlock, 'slides'>,
  ctx: Pick<TenantContext, 'id'>,
  now: Date,
): Promise<ImageSliderBlock['slides']> {
  const change = nextChange(slides, now)
  if (change) await cachePageUntil(ctx, change, now)
  return slides.filter((slide) => isLive(slide, now))
}
