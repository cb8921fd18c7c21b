import type { CarType } from '@/domain/stock/vehicle'
import { type ColourFamily, interiorColours, paintNames, paintShares } from '../catalogue/colours'
import type { Badge, CatalogueModel } from '../catalogue/model'
import { identityOf } from './identity'
import { lenderFigures } from './lenders'
import { mediaOf, picturesOf } from './media'
import { askingPrice, odometer } from './prices'
import type { Random } from './random'
import { quartersOf, simpleSpecsOf, variantOf } from './specs'
import type { StockLine, StockPlan } from './stock-plan'
import type { DraftVehicle, StockRecord } from './stock-record'
import { commentsFor } from './words/comments'
import { equipmentFor } from './words/equipment'

const DAY = 86_400_000

interface Choice {
  model: CatalogueModel
  badge: Badge
  condition: CarType
  year: number
  age: number
}

/** A model that was sold in that condition: nothing out of production is new, nothing just launched is used. */
function choose(line: StockLine, now: Date, random: Random): Choice {
  const thisYear = now.getUTCFullYear()
  const wanted = random.weighted(line.conditions as Record<CarType, number>)
  const sold = line.models.filter(({ years: [from, to] }) =>
    wanted === 'used' ? from < thisYear : (to ?? thisYear) >= thisYear,
  )
  const condition = sold.length > 0 ? wanted : 'used'
  const model = random.pick(sold.length > 0 ? sold : line.models)
  const year = modelYear(model, condition, thisYear, random)
  return { model, badge: random.pick(model.badges), condition, year, age: thisYear - year }
}

function modelYear(model: CatalogueModel, condition: CarType, thisYear: number, random: Random): number {
  const [from, to = thisYear] = model.years
  if (condition !== 'used') return Math.max(from, thisYear - (random.chance(0.2) ? 1 : 0))
  const newest = Math.min(to, thisYear - 1)
  const year = () => random.int(Math.max(from, thisYear - 14), newest)
  // Of two draws the later one, half of the time: yards hold more three-year-olds than twelve-year-olds.
  return random.chance(0.5) ? Math.max(year(), year()) : year()
}

function paintOf(model: CatalogueModel, random: Random): ColourFamily {
  if (model.category === 'Caravans') return random.weighted({ white: 70, silver: 12, grey: 12, sand: 6 })
  if (model.category === 'Trucks') return random.weighted({ white: 84, silver: 6, blue: 5, red: 5 })
  return random.weighted(paintShares)
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

/** One vehicle of a line of the plan: everything about it that is nobody's special case. */
export function buildVehicle(
  plan: StockPlan,
  line: StockLine,
  index: number,
  now: Date,
  random: Random,
): DraftVehicle {
  const choice = choose(line, now, random)
  const { model, badge, condition, year, age } = choice
  const stocknum = `${plan.stockPrefix}${10_000 + index}`
  const km = odometer(model, condition, age, random)
  const price = askingPrice(model, badge, { condition, age, km }, random)
  const paint = paintOf(model, random)
  const place = pickPlace(plan, line, random)
  const features = equipmentFor(model, badge, random)
  const createdAt = listedAt(condition, now, random)
  const isRider = model.category === 'Motorcycles' || model.category === 'Caravans'
  const record: StockRecord = {
    ...identityOf(model, { year, condition, stocknum, state: place.state }, now, random),
    name: title(choice),
    year,
    make: model.make,
    model: model.model,
    badge: badge.name,
    series: model.series,
    colour: random.pick(paintNames[paint]),
    interior_colour: isRider ? null : random.pick(interiorColours),
    km,
    ...prices(plan, price, condition, random),
    status: 'in_stock',
    sold_date_timestamp: null,
    car_type: condition,
    item_type: model.category === 'Caravans' ? 'caravan' : 'car',
    categories: [model.category],
    tag: null,
    reserved: false,
    sold: false,
    certified: condition === 'used' && age <= 4 && model.make === plan.certifiedMake,
    file: null,
    created_at: createdAt,
    updated_at: createdAt,
    views: random.int(0, 900),
    show_on_dealer_website: true,
    ...mediaOf(picturesOf(badge.body ?? model.body, paint, random.int(3, 5))),
    standardEquipment: features.join(', '),
    dealercomments: null,
    carsales_title: [title(choice), model.series, badge.gearbox?.simple ?? model.gearbox?.simple]
      .filter(Boolean)
      .join(' '),
    filtered_features: features,
    ...placeFields(plan, place),
    ...simpleSpecsOf(model, badge),
    variant: variantOf(model, badge),
    specifications: quartersOf(model),
    autograb_data: market(price, random),
    youxQuote: { weeklyRepaymentAmount: null, comparisonRate: null, advertisedRate: null },
    finance_lenders: plan.lender ? { [plan.lender.key]: lenderFigures(plan.lender, price) } : null,
  }
  record.dealercomments = commentsFor(record, plan.voice, random)
  return { record, model }
}
