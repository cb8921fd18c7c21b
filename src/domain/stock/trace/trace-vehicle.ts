import type { DealershipId } from '@/domain/tenants/tenant-context'
import type { CarType, VehicleStatus } from '../../vehicle/vehicle'
import type { ListingRule } from '../listing'
import { type EngineAnswer, type SearchedVehicle, searchStep } from './search-step'
import { passed, stopped, type TraceStep, warning } from './trace-step'
import { fileName, runProblems, type VehicleRun } from './traced-run'

/** What is stored about a vehicle on its way from the stock file to the website. */
export interface TracedVehicle extends SearchedVehicle {
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
  /** Imports of its dealership, the newest first. */
  readonly runs: readonly VehicleRun[]
}

/** The website that the vehicle is to be on. */
export interface TracedWebsite {
  readonly rule: ListingRule
  /** The switch for the website's stock and its value, in words. */
  readonly preset: string
  readonly engine: EngineAnswer
}

function fileStep({ runs }: TracedVehicle): TraceStep {
  const [newest] = runs
  if (!newest) return warning('Stock file', 'No import of this dealership has finished yet.')
  const problems = runProblems(runs)
  if (problems.length > 0) return warning('Stock file', problems.join(' '))
  return passed('Stock file', `The newest import${fileName(newest)} had no problem with this vehicle.`)
}

const isForSale = ({ status, isSold }: TracedVehicle) =>
  !isSold && (status === 'in_stock' || status === 'coming_soon')

const notForSale = ({ isSold, runs }: TracedVehicle): string => {
  if (!isSold) return 'The feed gives it a status that is not for sale.'
  return runs.some(({ status, isFull }) => status === 'done' && isFull)
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
 * that stops it.
 */
export function traceVehicle(vehicle: TracedVehicle, { rule, preset, engine }: TracedWebsite): TraceStep[] {
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
    searchStep(vehicle, engine),
  ]
  const end = steps.findIndex(({ state }) => state === 'stopped')
  return end < 0 ? steps : steps.slice(0, end + 1)
}

/** Whether shoppers find the vehicle; null if nobody can say now. */
export function isFoundByShoppers(steps: readonly TraceStep[]): boolean | null {
  if (steps.some(({ state }) => state === 'stopped')) return false
  return steps.some(({ state }) => state === 'unknown') ? null : true
}
