import type { CarType, Category, ItemType, VehicleStatus } from '@/domain/vehicle/vehicle'
import { isBlank } from './fields/blank'
import { FieldProblem } from './fields/field-problem'
import { readList } from './fields/parse-list'
import { parseText } from './fields/parse-text'
import { buildVocabulary } from './vocabulary'

const status = buildVocabulary<VehicleStatus | 'reserved'>({
  in_stock: 'In stock, Available, For sale, Active, Published, Live, Current, Listed, Instock, On sale',
  sold: 'Sold out, Delivered, Unavailable, Withdrawn',
  coming_soon:
    'Coming, Incoming, In transit, On order, Preorder, Pre-order, On the way, Available to order, Pending arrival',
  reserved: 'On hold, Hold, Deposit taken, Under offer, Pending',
})

/** A vehicle on hold is in stock and reserved. Null for blank. */
export function parseStatus(value: unknown): { status: VehicleStatus; reserved: boolean } | null {
  if (isBlank(value)) return null
  const word = status(parseText(value, 60) ?? '')
  if (!word) throw new FieldProblem(value, 'is not a status: in_stock, sold or coming_soon')
  return word === 'reserved' ? { status: 'in_stock', reserved: true } : { status: word, reserved: false }
}

const carType = buildVocabulary<CarType | 'certified'>({
  new: 'Brand new, N, New vehicle, New car, Newly built',
  demo: 'Demonstrator, D, Ex-demo, Ex demo, Demo vehicle, Dealer demo, Near new',
  used: 'U, Pre-owned, Preowned, Second hand, Secondhand, Used vehicle, Used car, Consignment, Private',
  certified: 'CPO, Certified pre-owned, Certified used, Approved used',
})

/** New, demo or used. "Certified pre-owned" means used and certified. Null for blank. */
export function parseCarType(value: unknown): { carType: CarType; certified: boolean } | null {
  if (isBlank(value)) return null
  const word = carType(parseText(value, 60) ?? '')
  if (!word) throw new FieldProblem(value, 'is not a condition: new, demo or used')
  return word === 'certified' ? { carType: 'used', certified: true } : { carType: word, certified: false }
}

const category = buildVocabulary<Category>({
  Cars: 'Car, Passenger, Light vehicle, SUV, Ute, Van, Car_truck, Automobile',
  Trucks:
    'Truck, Commercial truck, Heavy vehicle, Prime Mover, Light Truck, Tipper, Bus, Heavy commercial, Tilt Tray, Tray Truck, Crane Truck, Curtainsider, Tanker, Agitator',
  Motorcycles:
    'Motorcycle, Motorbike, Bike, Scooter, Moped, ATV, Quad, Road Bike, Dirt Bike, Cruiser, Naked, Sports Bike, Adventure Bike, Adventure, Super Sport, Sports Touring, Motocross, Enduro, Trail Bike, Trials, Supermoto, Scrambler, Cafe Racer, Chopper, Bobber, Trike, Farm Bike',
  Caravans:
    'Caravan, Camper Trailer, Camper, Pop Top, Motorhome, Campervan, RV, RV_camper, Hybrid Caravan, Fifth Wheeler, Slide On',
})

/** Parses the categories (TEN-15). Null when the feed gives none. */
export function parseCategories(value: unknown): Category[] | null {
  const words = readList(value, 20).map((item) => {
    const known = category(parseText(item, 60) ?? '')
    if (!known) throw new FieldProblem(item, 'is not a category: Cars, Trucks, Motorcycles or Caravans')
    return known
  })
  return words.length > 0 ? [...new Set(words)] : null
}

/** The category that a body implies. Undefined for a body that implies none, such as `Sedan`. */
export function categoryOfBody(body: string | null): Category | undefined {
  const implied = body === null ? undefined : category(body)
  return implied === 'Cars' ? undefined : implied
}

const categoryOfMaker = buildVocabulary<Category>({
  Cars: '',
  Trucks:
    'Hino, Fuso, Iveco, Kenworth, Mack, Freightliner, Western Star, Scania, DAF, MAN, UD, Peterbilt, International',
  Motorcycles:
    'Harley-Davidson, Ducati, Kawasaki, KTM, Yamaha, Husqvarna, Aprilia, Indian, Royal Enfield, Moto Guzzi, MV Agusta, CFMoto, Vespa, Gas Gas, Benelli',
  Caravans: 'Jayco, Coromal, Crusader, New Age, Kokoda, Royal Flair, Supreme, Sunliner, Avida',
})

/** The category of a maker that builds nothing else. Undefined for makers of cars or of several kinds. */
export function categoryOfMake(make: string): Category | undefined {
  return categoryOfMaker(make)
}

const itemType = buildVocabulary<ItemType>({
  car: 'Cars, Vehicle, Truck, Motorcycle, Motorbike, Automobile',
  caravan: 'Caravans, Camper, Camper trailer, RV, Motorhome, Trailer',
})

/** Null for blank. */
export function parseItemType(value: unknown): ItemType | null {
  if (isBlank(value)) return null
  const word = itemType(parseText(value, 60) ?? '')
  if (!word) throw new FieldProblem(value, 'is not an item type: car or caravan')
  return word
}
