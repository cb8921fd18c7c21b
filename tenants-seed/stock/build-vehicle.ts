import type { CarType } from '@/domain/vehicle/vehicle'
import { type ColourFamily, paintNames, paintShares } from '../catalogue/colours'
import { designOf, type VehicleDesign } from '../photographs/designs'
import { interiorColoursOf } from '../photographs/interior-views'
import { photographedPaints, photographsOf } from '../photographs/photographs'
import { type Choice, chooseVehicle } from './choose-vehicle'
import { identityOf } from './identity'
import { lenderFigures } from './lenders'
import { mediaOf } from './media'
import { askingPrice, odometer } from './prices'
import { createRandom, type Random } from './random'
import { quartersOf, simpleSpecsOf, variantOf } from './specs'
import type { StockLine, StockPlan } from './stock-plan'
import type { DraftVehicle, StockRecord } from './stock-record'
import { commentsFor } from './words/comments'
import { equipmentFor } from './words/equipment'

const DAY = 86_400_000

function paintOf(design: VehicleDesign, random: Random): ColourFamily {
  const paints = photographedPaints(design)
  return random.weighted(
    Object.fromEntries(paints.map((paint) => [paint, paintShares[paint]])),
  ) as ColourFamily
}

function interiorColourOf(design: VehicleDesign, random: Random): string | null {
  const colours = interiorColoursOf(design)
  return colours.length > 0 ? random.pick(colours) : null
}

function prices(plan: StockPlan, price: number, condition: CarType, random: Random) {
  const type = condition === 'used' ? 'Excl. Govt. Charges' : 'Drive Away'
  return {
    price,
    before_price: null,
    offer_price: null,
    subscription_price: plan.offersSubscription ? Math.round((price * 0.0049 + 35) / 5) * 5 : null,
    preorder: false,
    price_type: random.chance(0.92) ? type : 'No More to Pay',
  }
}

function market(price: number, random: Random): StockRecord['autograb_data'] {
  if (random.chance(0.4)) return { state_average_market_price: null, average_market_price: null }
  const state = Math.round(price * (0.97 + random.next() * 0.05))
  return { state_average_market_price: state, average_market_price: Math.round(state * 1.004) }
}

function listedAt(condition: CarType, now: Date, random: Random): string {
  const days = condition === 'used' ? random.int(1, 110) : random.int(1, 190)
  return new Date(now.getTime() - days * DAY - random.int(0, 86_399) * 1000).toISOString()
}

function title({ model, badge, year }: Choice): string {
  return [year, model.make, model.model, badge.name].join(' ')
}

function pickPlace(plan: StockPlan, line: StockLine, random: Random): StockPlan['places'][number] {
  const slug = random.pick(line.locations)
  const place = plan.places.find((candidate) => candidate.slug === slug)
  if (!place) throw new Error(`${plan.dealership.slug} has no location ${slug}`)
  return place
}

function placeFields(plan: StockPlan, place: StockPlan['places'][number]) {
  return {
    location: { slug: place.slug, name: place.name },
    location_name: place.name,
    city: place.city,
    state: place.state,
    dealership_slug: plan.dealership.slug,
    dealership_name: plan.dealership.name,
    private_suburb: null,
    private_postcode: null,
  }
}

const nothingSpecial = {
  status: 'in_stock',
  sold_date_timestamp: null,
  tag: null,
  reserved: false,
  sold: false,
  file: null,
  show_on_dealer_website: true,
} as const

/**
 * The number of photographs in a typical gallery. Few cars show all photographs, so full galleries do not fill the
 * first page of results.
 */
const WALK_AROUND = 9

function photographsFor(stocknum: string, ...shown: Parameters<typeof photographsOf>): string[] {
  // Uses its own random source. Drawing from the stock's source would change every later vehicle.
  const all = createRandom(`photographs of ${stocknum}`).chance(0.15)
  return photographsOf(...shown).slice(0, all ? undefined : WALK_AROUND)
}

function description(stocknum: string, choice: Choice, painted: ColourFamily | undefined, random: Random) {
  const { model, badge, condition, year } = choice
  const design = designOf(model, badge.body ?? model.body)
  const paint = painted ?? paintOf(design, random)
  const interior = interiorColourOf(design, random)
  const gearbox = badge.gearbox?.simple ?? model.gearbox?.simple
  return {
    name: title(choice),
    carsales_title: [title(choice), model.series, gearbox].filter(Boolean).join(' '),
    year,
    make: model.make,
    model: model.model,
    badge: badge.name,
    series: model.series,
    colour: random.pick(paintNames[paint]),
    interior_colour: interior,
    car_type: condition,
    item_type: model.category === 'Caravans' ? ('caravan' as const) : ('car' as const),
    categories: [model.category],
    ...mediaOf(photographsFor(stocknum, design, paint, interior)),
  }
}

function equipment({ model, badge }: Choice, random: Random) {
  const features = equipmentFor(model, badge, random)
  return { filtered_features: features, standardEquipment: features.join(', ') }
}

function figures(plan: StockPlan, choice: Choice, random: Random) {
  const { model, badge, condition } = choice
  const km = odometer(model, condition, choice.age, random)
  const price = askingPrice(model, badge, { ...choice, km }, random)
  return {
    km,
    ...prices(plan, price, condition, random),
    autograb_data: market(price, random),
    youxQuote: { weeklyRepaymentAmount: null, comparisonRate: null, advertisedRate: null },
    finance_lenders: plan.lender ? { [plan.lender.key]: lenderFigures(plan.lender, price) } : null,
  }
}

export function buildVehicle(
  plan: StockPlan,
  line: StockLine,
  index: number,
  now: Date,
  random: Random,
): DraftVehicle {
  const choice = chooseVehicle(line, now, random)
  const { model, badge, condition, year, age } = choice
  const place = pickPlace(plan, line, random)
  const stocknum = `${plan.stockPrefix}${10_000 + index}`
  const createdAt = listedAt(condition, now, random)
  const record: StockRecord = {
    ...identityOf(model, { year, condition, stocknum, state: place.state }, now, random),
    ...description(stocknum, choice, line.paint, random),
    ...figures(plan, choice, random),
    ...nothingSpecial,
    certified: condition === 'used' && age <= 4 && model.make === plan.certifiedMake,
    created_at: createdAt,
    updated_at: createdAt,
    views: random.int(0, 900),
    ...equipment(choice, random),
    dealercomments: null,
    ...placeFields(plan, place),
    ...simpleSpecsOf(model, badge),
    variant: variantOf(model, badge),
    specifications: quartersOf(model),
  }
  return { model, record: { ...record, dealercomments: commentsFor(record, plan.voice, random) } }
}
