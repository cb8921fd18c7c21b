import type { Vehicle } from '@/domain/stock/vehicle'

/** What trying a vehicle is called: nobody drives a caravan, and motorcycles are ridden. */
export function testDriveWords(
  { item_type, categories }: Pick<Vehicle, 'item_type' | 'categories'>,
  wording: string,
): string {
  if (item_type === 'caravan' || categories.includes('Caravans')) return 'Book an Inspection'
  const isRidden = wording === 'Motorcycle' || categories.includes('Motorcycles')
  return isRidden ? 'Book a Test Ride' : 'Book a Test Drive'
}
