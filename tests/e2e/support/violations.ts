import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Looked {
  /** Looks at this part alone. */
  readonly within?: string
  /** Under a bar that stays, what lies half covered is as large as it is: axe would call it too small to touch. */
  readonly halfCovered?: boolean
}

/** Waits for what moves and ends: half faded in, a text has less contrast than it has for anybody who reads it. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      return ends && playState === 'running' && timeline === document.timeline
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** What axe finds wrong with a page that stands still, what is too small to touch included, each with the markup it is about. */
export async function violations(
  page: Page,
  { within, halfCovered = false }: Looked = {},
): Promise<string[]> {
  await standStill(page)
  const axe = new AxeBuilder({ page })
  const found = await (within ? axe.include(within) : axe)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: !halfCovered } } })
    .setLegacyMode() // in the page itself: a second page for every look costs more than the look
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
