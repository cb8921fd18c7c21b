import type { DealershipId } from '@/domain/tenants/tenant-context'
import type { CarType, VehicleStatus } from '../../vehicle/vehicle'
import { type Rejection, rejectionSentence } from '../import/rejection'
import type { ListingRule } from '../listing'

/** The newest import of the vehicle's dealership that changed stock. */
export interface TracedRun {
  readonly id: number
  /** ISO 8601. */
  readonly finishedAt: string
  readonly filename: string | null
  /** Whether the file lists all stock. */
  readonly isFull: boolean
}

/** What is stored about a vehicle on its way from the stock file to the website. */
export interface TracedVehicle {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly stocknum: string | null
  readonly dealership: string
  readonly dealershipId: DealershipId
  readonly status: VehicleStatus
  readonly isSold: boolean
  /** Unix seconds. */
  readonly soldAt: number | null
  readonly isShownByFeed: boolean
  readonly isHidden: boolean
  readonly carType: CarType | null
  /** The advertised price in dollars. */
  readonly price: number | null
  readonly isCertified: boolean
  readonly run: TracedRun | null
  /** Of this vehicle, in that import. */
  readonly rejections: readonly Rejection[]
  /** Whether the search has the vehicle. */
  readonly isInSearch: boolean
  /** Whether a change of the vehicle waits for the search engine. */
  readonly isWaiting: boolean
}

/** `passed`: the vehicle goes on. `stopped`: it ends here. `warning`: it goes on, with something to correct. */
export type StepState = 'passed' | 'stopped' | 'warning'

export interface TraceStep {
  readonly name: 'Stock file' | 'For sale' | 'Feed' | 'Staff' | 'Website' | 'Search'
  readonly state: StepState
  readonly text: string
}

const passed = (name: TraceStep['name'], text: string): TraceStep => ({ name, state: 'passed', text })
const stopped = (name: TraceStep['name'], text: string): TraceStep => ({ name, state: 'stopped', text })
const warning = (name: TraceStep['name'], text: string): TraceStep => ({ name, state: 'warning', text })

function fileStep({ run, rejections }: TracedVehicle): TraceStep {
  if (rejections.length > 0) {
    const sentences = rejections.map((each) => `${rejectionSentence(each)}.`).join(' ')
    return warning('Stock file', `The newest file’s row was refused, so older values stay. ${sentences}`)
  }
  if (!run) return warning('Stock file', 'No import of this dealership has finished yet.')
  const file = run.filename ? ` (${run.filename})` : ''
  return passed('Stock file', `The newest import${file} had no problem with this vehicle.`)
}

const isForSale = ({ status, isSold }: TracedVehicle) =>
  !isSold && (status === 'in_stock' || status === 'coming_soon')

const notForSale = ({ isSold, run }: TracedVehicle): string => {
  if (!isSold) return 'The feed gives it a status that is not for sale.'
  return run?.isFull
    ? 'It is sold. A vehicle also becomes sold when a file that lists all stock does not have it.'
    : 'It is sold.'
}

/** Sold vehicles stay listed for some days. */
function isListedAsSold(
  { dealershipId, status, soldAt }: TracedVehicle,
  { soldSince }: ListingRule,
): boolean {
  if (status !== 'sold' || soldAt === null || !soldSince) return false
  const own = soldSince.byDealership.find(({ dealership }) => dealership === dealershipId)
  return soldAt >= (own?.since ?? soldSince.usual)
}

function saleStep(vehicle: TracedVehicle, rule: ListingRule): TraceStep {
  if (isForSale(vehicle))
    return passed('For sale', vehicle.status === 'coming_soon' ? 'It is coming soon.' : 'It is in stock.')
  if (isListedAsSold(vehicle, rule))
    return passed('For sale', 'It is sold, and listed as sold for some days.')
  return stopped('For sale', notForSale(vehicle))
}

/** Why the website's choice of stock leaves the vehicle out; null if it does not. `preset` is the choice in words. */
function leftOut({ status, carType, price, isCertified }: TracedVehicle, rule: ListingRule): string | null {
  if (rule.carTypes && (carType === null || !rule.carTypes.includes(carType)))
    return `it is ${carType ?? 'neither new, demo nor used'}`
  if (status === 'coming_soon' && !rule.statuses.includes(status)) return 'it is not in stock yet'
  if (rule.pricedAbove !== null && (price === null || price <= rule.pricedAbove)) return 'it has no price'
  if (rule.certifiedOnly && !isCertified) return 'it is not certified'
  return null
}

/**
 * Why shoppers find the vehicle in the website's search, or do not: each step from the stock file to the search, in order, up to the one
 * that stops it. `preset` is the switch for the website's stock and its value, in words.
 */
export function traceVehicle(vehicle: TracedVehicle, rule: ListingRule, preset: string): TraceStep[] {
  const reason = leftOut(vehicle, rule)
  const steps = [
    fileStep(vehicle),
    saleStep(vehicle, rule),
    vehicle.isShownByFeed
      ? passed('Feed', 'The feed shows it on the website.')
      : stopped(
          'Feed',
          'The feed says not to show it on the website. Change it in the system that sends the feed.',
        ),
    vehicle.isHidden
      ? stopped('Staff', '“Hide from the website” is ticked in its form.')
      : passed('Staff', 'Nobody has hidden it.'),
    reason
      ? stopped('Website', `The switch ${preset} leaves it out: ${reason}.`)
      : passed('Website', `The switch ${preset} lists it.`),
    searchStep(vehicle),
  ]
  const end = steps.findIndex(({ state }) => state === 'stopped')
  return end < 0 ? steps : steps.slice(0, end + 1)
}

function searchStep({ isInSearch, isWaiting }: TracedVehicle): TraceStep {
  if (!isInSearch)
    return stopped('Search', 'The search does not have it. Tell the people who run this installation.')
  if (isWaiting)
    return warning('Search', 'The search has it. A change waits for the search engine; it takes seconds.')
  return passed('Search', 'The search has it.')
}

/** Whether shoppers find the vehicle. */
export const isTracedToEnd = (steps: readonly TraceStep[]): boolean =>
  steps.every(({ state }) => state !== 'stopped')
