import { afterPageChecks, planPageChecks, type ShownPages } from '@/domain/pricing/plan-page-checks'
import { type PriceDifference, priceDifference, type ShownPrice } from '@/domain/pricing/price-check'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { FetchFailed } from '../upstream/fetch-failed'
import { askPagePrice } from './ask-site'
import type { ListedVehicle } from './read-listed'
import type { LastPages } from './shown-pages'

/** Of one website and night. */
const MAX_PAGES = 500
/** Pages in a row. The others would take their whole time limit too. */
const MAX_FAILURES = 20
const NOT_FOUND = 404

export type FoundVehicle = ListedVehicle & { readonly path: string }

interface PagesCheck {
  /** How many were opened. */
  readonly pages: number
  readonly differences: readonly PriceDifference[]
  readonly problems: readonly string[]
  readonly shown: ShownPages
}

async function pagePrice(origin: string, path: string): Promise<{ price: ShownPrice; answers: boolean }> {
  try {
    return { price: await askPagePrice(origin, path), answers: true }
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error
    return { price: 'missing', answers: error.status === NOT_FOUND }
  }
}

/** What these pages show, by vehicle. Ends early if the website stops answering. */
async function openPages(origin: string, vehicles: readonly FoundVehicle[]): Promise<ShownPages> {
  const opened = new Map<number, ShownPrice>()
  let failures = 0
  for (const { id, path } of vehicles) {
    const { price, answers } = await pagePrice(origin, path)
    opened.set(id, price)
    failures = answers ? 0 : failures + 1
    if (failures === MAX_FAILURES) break
  }
  return opened
}

function leftProblems(left: number, hasStopped: boolean): string[] {
  if (left === 0) return []
  const reason = hasStopped ? 'The website stopped answering' : `A check opens ${MAX_PAGES} pages`
  return [`${reason}, so ${left} more ${left === 1 ? 'page is' : 'pages are'} left to the next check.`]
}

/** Opens the vehicles' pages that are due, and compares the prices that they show with the feed's. A page that does not answer is an error. */
export async function checkPages(
  { settings }: Pick<TenantContext, 'settings'>,
  origin: string,
  vehicles: readonly FoundVehicle[],
  last: LastPages,
): Promise<PagesCheck> {
  const isChanged = ({ changed_at }: ListedVehicle) => changed_at > last.at
  const plan = planPageChecks(vehicles, { shown: last.shown, isChanged, settings, most: MAX_PAGES })
  const opened = await openPages(origin, plan.open)
  const differences = plan.open.flatMap((vehicle) => {
    const shown = opened.get(vehicle.id)
    return (shown !== undefined && priceDifference(vehicle, settings, 'page', shown)) || []
  })
  const putOff = [...plan.open.slice(opened.size), ...plan.putOff]
  return {
    pages: opened.size,
    differences,
    problems: leftProblems(putOff.length, opened.size < plan.open.length),
    shown: afterPageChecks(vehicles, last.shown, { opened, putOff }),
  }
}
