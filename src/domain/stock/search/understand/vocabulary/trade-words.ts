import type { NamedAttribute } from './stock-vocabulary'

interface TradeWord {
  readonly label: string
  readonly attribute: NamedAttribute
  /** The keys (`phraseKey`) of the values that the word stands for. Only those in the vocabulary are used. */
  readonly values: string
  /** The spellings, comma-separated. */
  readonly phrases: string
  /** Ignored when the stock has no other value of the attribute. */
  readonly onlyAmongSeveral?: true
}

const word = (attribute: NamedAttribute, label: string, values: string, phrases: string): TradeWord => ({
  attribute,
  label,
  values,
  phrases,
})

/**
 * Trade words and the values they stand for. When two share a spelling, the first one with a value in the vocabulary
 * wins: a caravan is a kind of vehicle rather than a body.
 */
export const tradeWords: readonly TradeWord[] = [
  word(
    'body',
    'Ute',
    'ute',
    'ute, utes, utility, pickup, pick up, dual cab, double cab, crew cab, single cab, extra cab, king cab, space cab, super cab',
  ),
  word('body', 'SUV', 'suv', 'suv, suvs, sports utility'),
  word('body', 'Wagon', 'wagon, stationwagon', 'wagon, wagons, station wagon, estate'),
  word('body', 'Hatch', 'hatch, hatchback', 'hatch, hatches, hatchback, hatchbacks'),
  word('body', 'Sedan', 'sedan, saloon', 'sedan, sedans, saloon'),
  word('body', 'Van', 'van', 'van, vans'),
  word('body', 'People Mover', 'peoplemover', 'people mover, people movers, mpv, minivan'),
  word('body', 'Cab Chassis', 'cabchassis', 'cab chassis, tray back, tray'),
  word(
    'body',
    'Convertible',
    'convertible, cabriolet, softtop',
    'convertible, convertibles, cabriolet, soft top',
  ),
  word('body', 'Coupe', 'coupe', 'coupe, coupes'),
  word('body', 'Bus', 'bus', 'bus, buses'),
  word('categories', 'Caravan', 'caravans', 'caravan, caravans'),
  word('item_type', 'Caravan', 'caravan', 'caravan, caravans'),
  word('body', 'Motorhome', 'motorhome', 'motorhome, motorhomes, campervan, rv'),
  word('body', 'Camper Trailer', 'campertrailer', 'camper trailer, camper trailers'),
  word(
    'categories',
    'Motorcycle',
    'motorcycles',
    'motorbike, motorbikes, motorcycle, motorcycles, bike, bikes',
  ),
  word('categories', 'Truck', 'trucks', 'truck, trucks'),
  { ...word('categories', 'Car', 'cars', 'car, cars'), onlyAmongSeveral: true },
  word('fuel', 'Diesel', 'diesel', 'diesel, diesels, turbo diesel, tdi'),
  word('fuel', 'Petrol', 'petrol, unleaded, petrolpremiumulp, petrolunleadedulp', 'petrol, unleaded, ulp'),
  word('fuel', 'Plug-in hybrid', 'pluginhybrid, phev', 'plug in hybrid, plugin hybrid, phev, plug in'),
  word('fuel', 'Hybrid', 'hybrid', 'hybrid, hybrids, hev'),
  word('fuel', 'Electric', 'electric', 'electric, ev, evs, bev, electric vehicle'),
  word('fuel', 'LPG', 'lpg, gas', 'lpg'),
  word('transmission', 'Automatic', 'automatic, auto', 'automatic, auto, autos'),
  word('transmission', 'Manual', 'manual', 'manual, manuals, stick shift'),
  word('drive', '4WD', '4wd, 4x4, fourwheeldrive', '4wd, 4x4, 4wds, 4x4s, four wheel drive, 4 wheel drive'),
  word('drive', 'AWD', 'awd, allwheeldrive', 'awd, all wheel drive'),
  word('drive', '2WD', '2wd, 4x2, fwd, rwd', '2wd, 4x2, two wheel drive, 2 wheel drive'),
  word('drive', 'RWD', 'rwd, rearwheeldrive', 'rwd, rear wheel drive'),
  word('drive', 'FWD', 'fwd, frontwheeldrive', 'fwd, front wheel drive'),
  word('car_type', 'New', 'new', 'new, brand new'),
  word('car_type', 'Used', 'used', 'used, second hand, pre owned'),
  word('car_type', 'Demo', 'demo', 'demo, demos, demonstrator, ex demo'),
  word('certified', 'Certified', 'true', 'certified, cpo, certified pre owned, approved used'),
  word('state', 'ACT', 'act', 'act, australian capital territory'),
  word('state', 'NSW', 'nsw', 'nsw, new south wales'),
  word('state', 'QLD', 'qld', 'qld, queensland'),
  word('state', 'SA', 'sa', 'sa, south australia'),
  word('state', 'TAS', 'tas', 'tas, tasmania'),
  word('state', 'VIC', 'vic', 'vic, victoria'),
  word('state', 'WA', 'wa', 'wa, western australia'),
]

/** The makers' names for each type of cab. If badges do not name the cab of most utes, these words only mean a ute. */
export const cabWords: readonly { readonly label: string; readonly phrases: string }[] = [
  { label: 'Dual cab', phrases: 'dual cab, double cab, crew cab' },
  { label: 'Extra cab', phrases: 'extra cab, king cab, space cab, super cab' },
  { label: 'Single cab', phrases: 'single cab' },
]

/** The basic colours in shoppers' words. A maker's colour (`Storm Grey`) belongs to the one whose word it contains. */
export const colourWords: readonly (readonly string[])[] = [
  ['white'],
  ['black'],
  ['silver'],
  ['grey', 'gray'],
  ['blue'],
  ['red'],
  ['green'],
  ['yellow'],
  ['orange'],
  ['brown'],
  ['beige'],
  ['gold'],
  ['bronze'],
  ['purple'],
  ['pink'],
  ['maroon'],
  ['burgundy'],
  ['cream'],
  ['charcoal'],
]
