import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Looked {
  /** Checks only this part of the page. */
  readonly within?: string
  /** Set when a sticky bar half covers elements: axe reports these as too small to touch. */
  readonly halfCovered?: boolean
}

/** Waits for running animations to end: half faded text has less contrast than in its final state. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      return ends && playState === 'running' && timeline === document.timeline
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/**
 * Axe's violations on a page without running animations, each with its markup. Includes targets that are too
 * small to touch.
 */
export async function violations(
  page: Page,
  { within, halfCovered = false }: Looked = {},
): Promise<string[]> {
  await waitForAnimations(page)
  const axe = new AxeBuilder({ page })
  const found = await (within ? axe.include(within) : axe)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: !halfCovered } } })
    .setLegacyMode() // Runs axe in the page itself: a second page for each check takes longer than the check.
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
